//! The page is embedded: when its files change, the server is built again.

#![expect(clippy::print_stdout, reason = "this is how cargo is told")]

fn main() {
    println!("cargo:rerun-if-changed=../clients/web/dist");
}
