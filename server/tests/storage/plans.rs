//! No question goes through everything that is stored.

use server::store::{QueryPlan, Store, url_of};

use crate::scratch;

#[tokio::test]
async fn lists_counts_caps_and_deletions_find_their_rows_by_an_index_among_100_000() {
    let folder = scratch("plans");
    let url = url_of(&folder.join("plans.sqlite"));
    let store = Store::open(&url).await.unwrap();
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    let rows = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100000)";
    for insert in [
        "INSERT INTO tables (id, game, stage, listed, seats, changed, checked, host) \
         SELECT printf('%032x', n), 'toy', CASE n % 4 WHEN 0 THEN 'lobby' WHEN 1 THEN 'running' \
         WHEN 2 THEN 'finished' ELSE 'closed' END, n % 1000 = 0, '[]', n, 0, n % 977 FROM n",
        "INSERT INTO log (place, table_id, number, entry) \
         SELECT n, printf('%032x', n), 1, '' FROM n",
        "INSERT INTO heads (table_id, number, place) SELECT printf('%032x', n), 1, n FROM n",
    ] {
        let filled = sqlx::AssertSqlSafe(format!("{rows} {insert}"));
        sqlx::query(filled).execute(&pool).await.unwrap();
    }
    for known in [false, true] {
        if known {
            sqlx::query("ANALYZE").execute(&pool).await.unwrap();
        }
        let plans = store.plans().await.unwrap();
        assert!(plans.len() >= 14, "{plans:?}");
        for plan in &plans {
            let scans = ["tables", "log", "heads"].map(|table| format!("SCAN {table}"));
            let scans = |step: &String| scans.iter().any(|scan| step.starts_with(scan));
            assert!(!plan.steps.iter().any(scans), "{plan:#?}");
        }
        let listed = |plan: &&QueryPlan| plan.steps[0].contains("tables_listed");
        assert_eq!(plans.iter().filter(listed).count(), 1, "{plans:#?}");
        old_tables_are_found_by_their_own_time(&plans);
    }
    assert_eq!(store.list("lobby", 200).await.unwrap().len(), 100);
    pool.close().await;
    store.close().await;
}

/// What a server deletes by itself is old by served time, and is found in that order: it looks at
/// no table that is not old enough, and sorts none.
fn old_tables_are_found_by_their_own_time(plans: &[QueryPlan]) {
    let found = |order: &str| {
        let mut of = plans.iter().filter(|plan| plan.question.contains(order));
        let plan = of.next().unwrap();
        assert_eq!(of.count(), 0, "one question by {order}");
        plan.steps.clone()
    };
    let index = "SEARCH tables USING INDEX tables_by_served_and_id \
                 (stage=? AND (served,id)>(?,?) AND served<?)";
    assert_eq!(found("ORDER BY served, id"), [index]);
    let index = "SEARCH tables USING INDEX tables_by_stage (stage=? AND changed>? AND changed<?)";
    assert_eq!(found("ORDER BY changed, id")[0], index);
}
