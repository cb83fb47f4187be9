/** Owns the look of the pages: one style sheet, light and dark, no external asset. */

export const STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#57606a;--line:#d0d7de;--ground:#fff;--tint:#f3f5f7;--deed:#0b57d0;--on-deed:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9aa4ae;--line:#30363d;--ground:#0d1117;--tint:#161b22;--deed:#8ab4f8;--on-deed:#0d1117}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{margin:.5rem 0;font-size:2rem;line-height:1.2}
h2{margin:2.5rem 0 .5rem;font-size:1.2rem}
a{color:var(--deed)}
a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--deed);outline-offset:2px}
.lead{max-width:46rem;font-size:1.1rem;color:var(--soft)}
pre,code{font-family:ui-monospace,monospace;font-size:.9em}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--tint)}
ul.plain{list-style:none;padding:0}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600}
td.money{font-variant-numeric:tabular-nums;white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem}
dt{color:var(--soft)}dd{margin:0}
button,.deed{display:inline-block;padding:.8rem 1.6rem;border:0;border-radius:.5rem;font:inherit;font-weight:600;color:var(--on-deed);background:var(--deed);cursor:pointer;text-decoration:none}
.note{padding:.75rem 1rem;border-left:4px solid var(--deed);background:var(--tint)}`;
