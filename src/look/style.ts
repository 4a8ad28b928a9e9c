/**
 * The one style sheet of the viewer, for the element and for pages without script.
 *
 * Narrow means a narrow place, not a narrow screen: the viewer may stand in a
 * column. What a host page may change stands on `:host` alone.
 */
export const style = `
:host{all:initial;display:block;color-scheme:inherit;color:inherit;font:inherit;letter-spacing:inherit;word-spacing:inherit;max-width:100%;min-width:0;margin-block:1.5em}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
*,::before{box-sizing:border-box}
.tool-records{all:initial;display:block;flex:1;min-width:0;color-scheme:inherit;letter-spacing:inherit;word-spacing:inherit;
--sheet:light-dark(#fff,#1a1d22);--sunk:light-dark(#f3f1ec,#15181c);
--ink:light-dark(#1c1e22,#e8e6e1);--soft:light-dark(#565b63,#a6abb3);--line:light-dark(#dcd8cf,#30343b);
--accent:var(--tool-records-accent,light-dark(#0a5f59,#69d2c5));--no:light-dark(#9c2f16,#ff9c80);
container-type:inline-size;contain-intrinsic-inline-size:min(60rem,100vw - 3rem);color:var(--ink);direction:ltr;
font:1em/1.65 system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;
word-break:keep-all;overflow-wrap:anywhere}
.hush{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.bar,.foot,.heading{display:flex;flex-wrap:wrap;gap:4px 18px;align-items:baseline}
.bar{justify-content:space-between;grid-column:1/-1;padding:12px 18px;border-bottom:1px solid var(--line)}
.title{min-width:0;overflow:clip}
b,strong,.title,.label,.heading{font-weight:650}
.switch{display:flex;border:1px solid var(--line);border-radius:6px}
button{font:inherit;color:inherit;background:none;border:0;padding:2px 0;min-height:28px;min-width:44px;text-align:left;cursor:pointer}
.switch button{padding:2px 12px;border-radius:5px}
.switch [aria-pressed=true]{background:var(--ink);color:var(--sheet);text-decoration:underline}
.viewer{display:grid;grid-template-columns:minmax(210px,29%) minmax(0,1fr);background:var(--sheet);border:1px solid var(--line);border-radius:10px;overflow:clip}
.side{background:var(--sunk);border-right:1px solid var(--line);padding-block:10px}
.side p{padding:0 18px}
.filter{display:block;padding:2px 18px 12px;color:var(--soft)}
.filter input{display:block;width:100%;min-height:36px;padding:0 8px;font:inherit;color:var(--ink);background:var(--sheet);border:1px solid var(--soft);border-radius:6px;appearance:none}
.filter~* [hidden]{display:none}
.tab{display:grid;grid-template-columns:1.9em minmax(0,1fr);padding:11px 14px;min-height:44px;color:inherit;text-decoration:none;border-left:4px solid transparent}
.tab b,.answer{font-weight:500}
small,dt,.tab span,.heading,th,.foot,.note,.switch button,.not-asked{color:var(--soft)}
small,dt,.heading,.foot,thead,caption,code,pre{font-size:.875em}
.tab small{grid-column:2}
.tab[aria-selected=true]{background:var(--sheet);border-color:var(--accent)}
.tab[aria-selected=true] b{font-weight:650}
.panel{padding:26px 32px 30px;min-width:0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.tab:focus-visible,.panel:focus-visible{outline-offset:-3px}
.label{font-size:1.375em}
p{margin:8px 0 0;max-width:42em;text-wrap:pretty}
.five{display:grid;grid-template-columns:repeat(5,1fr);margin:22px 0 0;border:1px solid var(--line);border-radius:8px}
.five>div{padding:9px 10px;min-width:0}
.five>div+div{border-left:1px solid var(--line)}
dd{margin:0}
dd code{display:block;font-size:.75em;color:var(--soft)}
.answer{display:flex;gap:6px}
.answer::before{content:"";flex:none;margin-top:.4em;width:14px;height:14px;border:2px solid;border-radius:2px;
background:linear-gradient(to top left,#0000 45%,currentColor 45% 55%,#0000 55%);print-color-adjust:exact}
.answer.yes{color:var(--accent)}
.answer.yes::before{border-width:7px;border-radius:50%;background:none}
.refused,.failed{--line:var(--no)}
.answer.refused,.refused>div,.failed code,.fault,.mark{color:var(--no)}
.answer.not-asked::before{border-style:dashed;border-radius:50%;background:none}
.heading{margin:26px 0 8px}
.heading small{font-size:1em;font-weight:400}
table{border-collapse:collapse;width:100%;font-size:.9375em}
:is(table,.verdict,.beside)+:not(.heading){margin-top:16px}
caption{text-align:left}
th,td{overflow-wrap:break-word;min-width:4.6em;padding:8px 14px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;text-align:left;font-weight:400}
td code,th code{overflow-wrap:anywhere}
thead th::first-letter{text-transform:uppercase}
tbody th{color:inherit}
tbody th:nth-last-child(3){min-width:min(9em,28cqi)}
tbody:first-child th{width:9em;color:var(--soft)}
code,pre,.mark{font-family:ui-monospace,"Cascadia Mono",D2Coding,"Noto Sans Mono CJK KR",monospace}
.go{margin:-3px 0;text-decoration:underline dotted;text-underline-offset:4px}
.fault th code{text-decoration:underline wavy 1px;text-underline-offset:4px}
.verdict,.notice,.failed{border-left:4px solid var(--line);padding:8px 16px;background:var(--sunk)}
.notice{grid-column:1/-1;margin:0;max-width:none}
.verdict div code{margin-right:12px}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17em),1fr));gap:14px}
.beside>div{min-width:0}
.beside pre{max-height:26em}
.wire{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.wire li{border:1px solid var(--line);border-radius:8px;padding:6px 14px;margin-right:12%}
.wire .back{margin:0 0 0 12%;background:var(--sunk)}
.wire summary{cursor:pointer;min-height:28px}
.wire pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:8px 0;background:none}
pre{line-height:1.6;background:var(--sunk);padding:14px 16px;border-radius:6px;overflow:auto;margin:0;word-break:normal;overflow-wrap:normal;unicode-bidi:plaintext;tab-size:2}
.five+.heading+pre{white-space:pre-wrap;overflow-wrap:anywhere}
.mark{font-size:.8em;border:1px solid;border-radius:3px;padding:0 3px;user-select:none;-webkit-user-select:none;unicode-bidi:isolate}
.hid{font-size:0;white-space:pre;unicode-bidi:isolate}
.foot{grid-column:1/-1;padding:10px 32px;border-top:1px solid var(--line)}
a{color:var(--accent);min-height:28px}
@container (max-width:800px){
.viewer{grid-template-columns:minmax(0,1fr)}
.side{border-right:0;border-bottom:1px solid var(--line)}
.tab{padding-block:8px}
.panel,.foot{padding-inline:14px}
.wire li,.wire .back{margin-inline:0}
}
@container (max-width:540px){
table{font-size:.875em}
th,td{min-width:0;padding-right:6px}
tbody th:nth-last-child(3)+td{min-width:19cqi}
.tab small{display:none}
.five{grid-template-columns:minmax(0,1fr)}
.five>div{display:grid;grid-template-columns:6em minmax(0,1fr);align-items:baseline}
.five>div+div{border-left:0;border-top:1px solid var(--line)}
}
@media (forced-colors:active){
.answer::before{forced-color-adjust:none;color:CanvasText}
.tab{border-color:Canvas}
.tab[aria-selected=true]{border-color:Highlight}
.switch [aria-pressed=true]{outline:2px solid Highlight}
}
@media print{
.tool-records{color-scheme:light}
.viewer{display:block;border:0}
.side{border:0}
.switch,.filter{display:none}
.panel,.foot{padding-inline:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
::details-content{content-visibility:visible}
.beside pre{max-height:none}
tr,.five,.verdict{break-inside:avoid}
.foot a::after{content:" " attr(href)}
}
`;
