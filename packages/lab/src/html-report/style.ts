/** Colours are those of the page (packages/web/src/styles/tokens.css); every pair of text and ground is at least 4.5:1. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f2ecdf, #1a1815);
  --raised: light-dark(#fbf7ee, #24211d);
  --sunk: light-dark(#e7dfce, #332f29);
  --ink: light-dark(#231f1a, #efe8da);
  --ink-2: light-dark(#544b40, #c2b8a7);
  --line: light-dark(#d8cdb8, #423c34);
  --c1: light-dark(#24457a, #8fb2ea);
  --c2: light-dark(#9e2a18, #ee8a76);
  --c3: light-dark(#6f4e00, #d9ab4a);
  --c4: light-dark(#24613d, #7cc497);
  --c5: light-dark(#6a3d84, #c79be0);
  --c6: light-dark(#3f5a63, #9fc0cb);
}
* { box-sizing: border-box; margin: 0; }
body {
  max-width: 1180px; margin: 0 auto; padding: 32px 20px 64px;
  background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
h1 { font: 600 clamp(26px, 4vw, 38px)/1.15 Georgia, serif; letter-spacing: -0.01em; margin: 4px 0 10px; }
h2 { font: 600 20px/1.25 Georgia, serif; }
.eyebrow { color: var(--c2); font-weight: 600; font-size: 14px; }
.about { color: var(--ink-2); font-size: 15px; max-width: 68ch; }
code { font-size: 0.92em; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; margin: 22px 0 28px; }
.figures div { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px; }
.figures dt { color: var(--ink-2); font-size: 13px; }
.figures dd { margin: 0; font: 600 24px/1.2 Georgia, serif; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 18px; grid-auto-flow: dense; }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px 20px; min-width: 0; }
section.wide { grid-column: 1 / -1; }
section > .about { margin: 2px 0 16px; }
.rows { display: grid; gap: 9px; }
.rows + .rows { margin-top: 18px; }
.row { display: grid; grid-template-columns: 150px minmax(0, 1fr) 194px; gap: 12px; align-items: center; font-size: 14px; }
.name { overflow-wrap: anywhere; }
.value { text-align: right; white-space: nowrap; }
small { color: var(--ink-2); font-size: 12.5px; }
.track { position: relative; height: 18px; background: linear-gradient(var(--sunk), var(--sunk)) center / 100% 4px no-repeat; }
.track i { position: absolute; top: 50%; transform: translateY(-50%); }
.interval { height: 8px; min-width: 2px; border-radius: 4px; background: var(--c1); opacity: 0.4; }
.point { width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; background: var(--c1); }
.reference { width: 0; height: 18px; border-left: 2px dashed var(--c2); }
.reference-key { display: inline-block; width: 18px; border-top: 2px dashed var(--c2); margin-right: 8px; vertical-align: 4px; }
.note { color: var(--ink-2); font-size: 13px; }
.bar { display: flex; height: 24px; border-radius: 5px; overflow: hidden; background: var(--sunk); }
.bar i { font-style: normal; font-size: 12.5px; line-height: 24px; text-align: center; color: var(--raised); overflow: hidden; white-space: nowrap; }
.fill-1 { background: var(--c1); } .fill-2 { background: var(--c2); } .fill-3 { background: var(--c6); }
.keys { display: flex; flex-wrap: wrap; gap: 4px 18px; }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 7px; vertical-align: -1px; }
.plot { margin: 0; }
.frame { position: relative; border-bottom: 1px solid var(--ink-2); }
.frame svg { display: block; width: 100%; height: 220px; }
.top { position: absolute; top: 0; right: 0; color: var(--ink-2); font-size: 12.5px; }
path { fill-opacity: 0.16; stroke-width: 2; vector-effect: non-scaling-stroke; }
.series-1 { fill: var(--c1); stroke: var(--c1); background: var(--c1); }
.series-2 { fill: var(--c2); stroke: var(--c2); background: var(--c2); stroke-dasharray: 7 3; }
.series-3 { fill: var(--c3); stroke: var(--c3); background: var(--c3); stroke-dasharray: 3 3; }
.series-4 { fill: var(--c4); stroke: var(--c4); background: var(--c4); stroke-dasharray: 10 3 2 3; }
.series-5 { fill: var(--c5); stroke: var(--c5); background: var(--c5); }
.series-6 { fill: var(--c6); stroke: var(--c6); background: var(--c6); stroke-dasharray: 7 3; }
.line { fill: none; }
.axis { position: relative; height: 24px; }
.axis span { position: absolute; transform: translateX(-50%); font-size: 12.5px; color: var(--ink-2); padding-top: 4px; }
figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 18px; font-size: 13.5px; color: var(--ink-2); }
footer { margin-top: 22px; }
summary { cursor: pointer; padding: 6px 0; }
.rules { columns: 3 220px; font-size: 13.5px; }
.rules div { display: flex; justify-content: space-between; gap: 12px; break-inside: avoid; border-bottom: 1px solid var(--line); padding: 2px 0; }
.rules dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 760px) {
  body { padding: 20px 12px 48px; }
  main { grid-template-columns: minmax(0, 1fr); gap: 12px; }
  section { padding: 14px 14px 16px; }
  .row { grid-template-columns: minmax(0, 1fr) auto; gap: 1px 10px; }
  .track, .bar { grid-column: 1 / -1; grid-row: 2; }
  .figures { grid-template-columns: 1fr 1fr; }
  .frame svg { height: 160px; }
}
@media print { body { background: none; } section { break-inside: avoid; } }
`;
