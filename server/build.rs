//! The page is embedded: when its files change, the server is built again.

fn main() {
    println!("cargo:rerun-if-changed=../clients/web/dist");
}
