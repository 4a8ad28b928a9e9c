/**
 * The one style sheet of the viewer, for the element and for pages without script.
 *
 * Everything stands under `.tool-records`, the inner root. Spacing that a host
 * page may want to change is set on `:host` alone. Narrow means a narrow place,
 * not a narrow screen: the viewer may stand in a column.
 */
export const style = `
:host{all:initial;display:block;color-scheme:inherit;margin-block:1.5em}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.tool-records{
--paper:light-dark(#faf9f6,#131519);--sheet:light-dark(#fff,#1a1d22);--sunk:light-dark(#f3f1ec,#15181c);
--ink:light-dark(#1c1e22,#e8e6e1);--soft:light-dark(#565b63,#a6abb3);--line:light-dark(#dcd8cf,#30343b);
--accent:var(--tool-records-accent,light-dark(#0a5f59,#69d2c5));--refused:light-dark(#9c2f16,#ff9c80);
--sans:system-ui,"Apple SD Gothic Neo",Pretendard,"Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",sans-serif;
--mono:ui-monospace,"SF Mono","Cascadia Mono",D2Coding,"Noto Sans Mono CJK KR",monospace;
container-type:inline-size;box-sizing:border-box;color:var(--ink);font:1em/1.65 var(--sans);text-align:start;
word-break:keep-all;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
.tool-records *,.tool-records *::before,.tool-records *::after{box-sizing:border-box}
.hush{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bar{display:flex;flex-wrap:wrap;gap:.5em 1.5em;align-items:center;justify-content:space-between;margin-bottom:.75em}
.title{font-weight:650}
.switch{display:flex;gap:2px;border:1px solid var(--line);border-radius:6px}
.switch button{font:inherit;color:var(--soft);background:none;border:0;border-radius:5px;min-height:30px;min-width:44px;padding:2px 12px;cursor:pointer}
.switch button[aria-pressed=true]{background:var(--ink);color:var(--paper);text-decoration:underline;text-underline-offset:4px}
.viewer{display:grid;grid-template-columns:minmax(210px,29%) minmax(0,1fr);background:var(--sheet);border:1px solid var(--line);border-radius:10px}
.tabs{background:var(--sunk);border-inline-end:1px solid var(--line);border-start-start-radius:9px;padding:10px 0;display:flex;flex-direction:column}
.tab{display:grid;grid-template-columns:1.9em minmax(0,1fr);padding:11px 16px 11px 14px;min-height:44px;color:inherit;text-decoration:none;border-inline-start:4px solid transparent}
.tab>span:first-child{color:var(--soft);font-variant-numeric:tabular-nums}
.tab b{font-weight:550}
.tab small{grid-column:2;font-size:.875em;color:var(--soft)}
.tab[aria-selected=true]{background:var(--sheet);border-inline-start-color:var(--accent)}
.tab[aria-selected=true] b{font-weight:650}
.panel{padding:26px 32px 30px;min-width:0}
.tool-records :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
.tool-records .tab:focus-visible,.tool-records .panel:focus-visible{outline-offset:-3px}
.label{font-size:1.375em;font-weight:650;line-height:1.35;margin:0 0 6px}
.note{margin:0 0 22px;color:var(--soft);max-width:40em}
.five{display:grid;grid-template-columns:repeat(5,1fr);margin:0 0 28px;padding:0;border:1px solid var(--line);border-radius:8px}
.five>div{padding:10px 12px 12px;border-inline-start:1px solid var(--line);min-width:0}
.five>div:first-child{border-inline-start:0}
.five dt{font-size:.875em;color:var(--soft)}
.five dd{margin:0}
.answer{display:flex;gap:8px;align-items:center;font-weight:500}
.answer::before{content:"";flex:none;width:14px;height:14px;border:2px solid;border-radius:2px;
background:linear-gradient(to top left,transparent calc(50% - 1px),currentColor calc(50% - 1px) calc(50% + 1px),transparent calc(50% + 1px))}
.answer.yes{color:var(--accent);font-weight:650}
.answer.yes::before{border-width:7px;border-radius:50%;background:none}
.answer.refused{color:var(--refused);font-weight:650}
.answer.not-asked{color:var(--soft)}
.answer.not-asked::before{border-style:dashed;border-radius:50%;background:none}
.five code{display:block;font-size:.75em;line-height:1.4;color:var(--soft);margin-top:3px}
.heading{font-size:.875em;font-weight:650;margin:26px 0 8px;color:var(--soft);display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.heading small{font-size:1em;font-weight:400}
.tool-records p{margin:8px 0 0}
.pairs{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 22px;margin:0}
.pairs dt{color:var(--soft)}
.pairs dd{margin:0}
.tool-records table{border-collapse:collapse;width:100%;font-size:.9375em;margin:0 0 18px}
.tool-records table:last-child{margin:0}
.tool-records caption{text-align:start;font-size:.9375em;padding:8px 0 2px;color:var(--soft)}
.tool-records th,.tool-records td{padding:8px 14px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;text-align:start;font-weight:400}
.tool-records thead th{font-size:.875em;font-weight:500;color:var(--soft)}
.tool-records code,.tool-records pre{font-family:var(--mono);font-size:.875em}
.go{font:inherit;color:inherit;background:none;border:0;padding:0;margin:-3px 0;min-height:28px;min-width:44px;text-align:start;cursor:pointer;text-decoration:underline dotted;text-underline-offset:4px}
tr.fault{color:var(--refused)}
tr.fault>:first-child code{text-decoration:underline wavy 1px;text-underline-offset:4px}
.verdict{border-inline-start:4px solid var(--line);padding:8px 16px;background:var(--sunk);border-radius:0 6px 6px 0}
table+.verdict{margin-top:14px}
.verdict.refused{border-inline-start-color:var(--refused)}
.verdict code{display:inline-block;margin-inline-end:12px}
.verdict>div:first-child code{color:var(--soft)}
.verdict.refused>div:first-child code{color:var(--refused)}
.tool-records pre{line-height:1.6;background:var(--sunk);padding:14px 16px;border-radius:6px;overflow:auto;margin:0;word-break:normal;overflow-wrap:normal;white-space:pre;unicode-bidi:plaintext;tab-size:2}
.mark{font:500 .8em var(--sans);border:1px solid;border-radius:3px;padding:0 3px;margin:0 1px;color:var(--refused);user-select:none;-webkit-user-select:none;white-space:normal;unicode-bidi:isolate}
.hid{font-size:0;unicode-bidi:isolate}
details{margin-top:8px}
summary{cursor:pointer;color:var(--soft);font-size:.875em;min-height:28px;width:max-content;max-width:100%}
.foot{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:4px 20px;padding:10px 32px;border-top:1px solid var(--line);font-size:.875em;color:var(--soft)}
.tool-records .foot a{color:var(--accent);display:inline-block;min-height:28px;padding-block:3px}
.notice{margin:0 0 14px;padding:8px 16px;border-inline-start:4px solid var(--accent);background:var(--sunk)}
.failed{border:1px solid var(--line);border-inline-start:4px solid var(--refused);border-radius:6px;background:var(--sheet);padding:14px 20px;margin-bottom:12px}
.failed code{color:var(--refused)}
@container (max-width:720px){
.viewer{grid-template-columns:minmax(0,1fr)}
.tabs{border-inline-end:0;border-bottom:1px solid var(--line);border-start-end-radius:9px}
.tab{padding-block:8px}
.tab small{display:none}
.panel{padding:20px 18px 24px}
.foot{padding-inline:18px}
.five{grid-template-columns:minmax(0,1fr)}
.five>div{display:grid;grid-template-columns:6em minmax(0,1fr);border-inline-start:0;border-top:1px solid var(--line);padding-block:7px}
.five>div:first-child{border-top:0}
.five dt{align-self:center}
.tool-records th,.tool-records td{padding-inline-end:10px}
}
@media (forced-colors:active){
.tab[aria-selected=true]{border-inline-start-color:Highlight}
.tab{border-inline-start-color:Canvas}
.switch button[aria-pressed=true]{outline:2px solid Highlight;outline-offset:-2px}
}
@media print{
:host{color-scheme:light}
.viewer{display:block;border:0}
.switch{display:none}
.tabs{background:none;border:0}
.panel,.foot{padding-inline:0}
.tool-records pre{white-space:pre-wrap;overflow-wrap:anywhere;overflow:visible}
.tool-records tr,.five,.verdict{break-inside:avoid}
.foot a::after{content:" " attr(href)}
}
`;
