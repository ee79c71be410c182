/** The sheet of the platform's own pages: checkout, order confirmed, the test bank. No owner's code is on them. */
export const checkoutCss = `
@font-face{font-family:"Instrument Sans Variable";src:url(/checkout/files/instrument-sans.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{--paper:#fbfaf7;--surface:#fff;--line:#e2ded5;--control:#8c8a83;--ink:#17191c;--ink2:#4c5158;--accent:#0b6e69;--button:#0b6e69;--button-hover:#095955;--button-line:#0b6e69;--on-button:#fff;--danger:#b3261e;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Instrument Sans Variable",system-ui,sans-serif}
h1,h2,p,ul,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
fieldset{min-width:0}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.page{display:grid;grid-template-columns:minmax(0,1fr);min-height:100vh}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px;padding:20px 20px 0}
header .site{font-weight:600;font-size:20px;letter-spacing:-.01em;text-decoration:none;color:var(--ink)}
header .logo{display:inline-block;border-radius:6px}header .logo img{display:block;max-width:100%;height:auto}
header:has(.logo){align-items:center}
header .back{font-size:14px;color:var(--ink2)}
main{padding:20px;max-width:560px;width:100%;margin-inline:auto}
h1{font-size:25px;line-height:32px;letter-spacing:-.015em;margin-bottom:8px}
h2{font-size:16px;line-height:24px;font-weight:600;margin-bottom:12px}
form section{padding-block:20px;border-top:1px solid var(--line)}
.row{display:grid;gap:12px}
.address{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:12px}.address .field:not(.half){grid-column:1/-1}
@media (max-width:339px){.address{grid-template-columns:minmax(0,1fr)}}
.field{display:grid;gap:4px;align-content:start;margin-bottom:12px}
.field label,.field .label{font-size:14px;color:var(--ink2)}
input,select,textarea{font:inherit;width:100%;min-height:48px;padding:10px 12px;background:var(--surface);color:var(--ink);border:1px solid var(--control);border-radius:6px}
textarea{min-height:88px}
[aria-invalid=true]{border-color:var(--danger);border-width:2px;padding:9px 11px}
.error{color:var(--danger);font-size:14px}
.errors{border:2px solid var(--danger);border-radius:10px;padding:16px;margin-bottom:16px;background:var(--surface)}
.errors ul{padding-left:20px}
.choice{display:flex;gap:12px;align-items:center;padding:12px 14px;border:1px solid var(--line);background:var(--surface);cursor:pointer}
.choice:first-of-type{border-top-left-radius:10px;border-top-right-radius:10px}.choice:last-of-type{border-bottom-left-radius:10px;border-bottom-right-radius:10px}.choice+.choice{border-top:0}
.choice input{width:20px;min-height:20px;height:20px;accent-color:var(--accent);margin:0}
.choice .price{margin-left:auto;font-variant-numeric:tabular-nums}
.button{display:inline-flex;justify-content:center;align-items:center;width:100%;min-height:52px;border:1px solid var(--button-line);border-radius:6px;background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer;text-decoration:none;user-select:none}
.button:hover{background:var(--button-hover)}
.link{background:none;border:0;color:var(--accent);font:inherit;text-decoration:underline;padding:8px 0;cursor:pointer;width:auto;min-height:0}
.ribbon,.v-page-notice{background:#fff4d6;border:1px solid #e7d39a;border-radius:6px;padding:10px 14px;font-size:14px;margin-bottom:16px}
.page [hidden]{display:none}
@media (scripting:enabled){.no-script{display:none}}
@media (scripting:none){.express{display:none}}
.enter{position:absolute;width:1px;height:1px;padding:0;border:0;clip-path:inset(50%);overflow:hidden}
.field{scroll-margin-top:24px}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.aside{font-size:14px;color:var(--ink2)}a.aside{color:var(--accent)}
.tick{display:flex;gap:12px;align-items:flex-start;font-size:15px;padding-block:4px;cursor:pointer}
.tick input,.choice input{flex:none}
.tick input{width:20px;min-height:20px;height:20px;margin:2px 0 0;accent-color:var(--accent)}
.billing .address{margin-top:16px}
.saved{margin-bottom:16px}.saved h3{font-size:14px;font-weight:600;margin:0 0 8px}
.saved ul{list-style:none;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.saved li{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:10px 14px;font-size:15px}
.saved li+li{border-top:1px solid var(--line)}
.saved .button.quiet{min-height:40px;padding:0 16px}
.ways{border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.way+.way{border-top:1px solid var(--line)}
.way .choice{border:0;background:none}
.way-body{padding:4px 14px 12px 46px}.way-body .lead{font-size:15px;margin:0}
.way:has(.choice input:not(:checked)) .way-body{display:none}
.by-hand{display:none}
form:has(input[name=payWith]:checked:not([value=card])) .by-card{display:none}
form:has(input[name=payWith]:checked:not([value=card])) .by-hand{display:inline}
.error#payment-error{display:block;margin-bottom:10px}
.card-frame{min-height:216px}#card-error:empty{display:none}
.changes{margin-top:8px;font-variant-numeric:tabular-nums}
.button[aria-busy=true]{cursor:progress}
.button[aria-busy=true]::after{content:"";width:16px;height:16px;margin-inline-start:10px;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%}
@media (prefers-reduced-motion:no-preference){.button[aria-busy=true]::after{animation:turn .8s linear infinite}@keyframes turn{to{rotate:1turn}}}
.status:not(:empty){margin-bottom:12px;color:var(--ink2);font-size:15px}
.status.offline{position:fixed;inset-inline:16px;bottom:16px;z-index:1;max-width:520px;margin:0 auto;padding:12px 16px;border-radius:10px;background:var(--ink);color:#fff}
.express{padding-bottom:4px}
.express.stripe:not(:has([data-ready=yes])){height:0;padding:0;overflow:hidden}
.test-pay{background:var(--ink);border-color:var(--ink);color:#fff}.test-pay:hover{background:#33373c}
.or{display:flex;align-items:center;gap:12px;margin-block:16px;color:var(--ink2);font-size:14px}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.sheet{width:100%;max-width:440px;max-height:90vh;padding:24px 20px calc(20px + env(safe-area-inset-bottom));margin:auto auto 0;border:0;border-radius:16px 16px 0 0;background:var(--surface);color:var(--ink)}
.sheet::backdrop{background:rgb(23 25 28/.45)}
.sheet h2{font-size:20px;margin-bottom:16px}
.sheet dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:12px 16px;align-items:center;padding-block:16px;margin-bottom:16px;border-block:1px solid var(--line)}
.sheet dt{color:var(--ink2);font-size:14px}.sheet dd{text-align:end}.sheet .total{color:var(--ink);font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
.sheet .link{display:block;margin:8px auto 0;min-height:44px}
@media (min-width:480px){.sheet{margin:auto;border-radius:16px;padding:28px}}
.glance{display:flex;justify-content:space-between;gap:12px;padding:12px 14px;margin-bottom:16px;background:var(--surface);border:1px solid var(--line);border-radius:10px;color:var(--ink);text-decoration:none;font-variant-numeric:tabular-nums}
.glance .more{color:var(--accent);font-size:14px}
.row.code{grid-template-columns:minmax(0,1fr) auto}
.button.quiet{width:auto;min-height:48px;padding:0 20px;background:var(--surface);color:var(--ink);border:1px solid var(--control)}
.button.quiet:hover{background:var(--paper)}
.extras details+details{border-top:1px solid var(--line);margin-top:12px;padding-top:12px}
.extras summary{cursor:pointer;font-weight:600;min-height:32px;padding-block:4px}
.extras details[open] summary{margin-bottom:8px}
.codes{list-style:none;margin-bottom:12px}
.codes li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;justify-content:space-between}
.sum .part{font-size:14px;color:var(--ink2)}
.summary{background:var(--surface);border-block:1px solid var(--line);padding:20px}
.lines{list-style:none;display:grid;gap:16px;margin-bottom:16px}
.lines li{display:grid;grid-template-columns:56px 1fr auto;gap:12px;align-items:start}
.lines img{width:56px;height:70px;object-fit:cover;border-radius:4px;background:var(--line)}
.lines .none{width:56px;height:70px;border-radius:4px;background:var(--line)}
.lines.files{margin-bottom:0}.lines li.file{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center}.file>span:first-child{flex:1 1 180px;min-width:0}.file .button.quiet{padding:8px 16px}
.after{margin-top:12px;padding-top:8px;border-top:1px solid var(--line)}p.after{padding-top:16px;color:var(--ink2)}form.after .link{min-height:44px}
.lines small{color:var(--ink2);display:block}
.sum{display:grid;grid-template-columns:1fr auto;gap:6px;font-variant-numeric:tabular-nums}
.sum dd{text-align:right}
.sum.later{margin-top:16px;padding-top:16px;border-top:1px solid var(--line);grid-template-columns:auto 1fr;column-gap:20px;color:var(--ink2);font-size:15px}.sum.later dd{color:var(--ink)}.pay .later{margin-bottom:12px;color:var(--ink2);font-size:15px}
.sum .total{font-weight:600;font-size:20px;padding-top:8px}
.lead{color:var(--ink2);margin-bottom:20px}
.panel{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:20px;margin-bottom:20px}
.row.two{grid-template-columns:repeat(2,minmax(0,1fr))}
@media (max-width:339px){.row.two{grid-template-columns:minmax(0,1fr)}}
@media (min-width:480px){form section{padding-block:24px}}
@media (min-width:900px){.page{grid-template-columns:minmax(0,7fr) minmax(340px,5fr)}.form-side{display:flex;flex-direction:column}header{padding:40px 48px 0;max-width:656px;width:100%;margin-left:auto}main{margin-right:0;max-width:656px;padding:24px 48px 64px}.summary{border-block:0;border-left:1px solid var(--line);padding:48px}.summary>div{max-width:400px;position:sticky;top:48px}.wide main{margin-inline:auto}}
@media (min-width:900px){.page.wide{grid-template-columns:minmax(0,1fr)}.wide header{margin-inline:auto}}
@media (min-width:900px){.glance{display:none}}
@media (prefers-reduced-motion:no-preference){.button,.choice{transition:background-color .15s}}
.steps{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.steps li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;padding-inline-start:26px}
.steps li::before{content:"";position:absolute;inset-inline-start:0;top:6px;width:12px;height:12px;border-radius:50%;background:var(--accent)}
.steps li:not(:last-child)::after{content:"";position:absolute;inset-inline-start:5px;top:22px;bottom:-18px;width:2px;background:var(--line)}
.steps .step{font-weight:600}.steps .day{color:var(--ink2);font-size:14px}
.steps small{grid-column:1/-1;color:var(--ink2)}
.follow{margin-bottom:20px}
@media print{@page{margin:18mm}body{background:#fff;font-size:11pt}.page,.form-side{display:block;min-height:0}main,header{max-width:none;margin:0;padding-inline:0}.button,.link,.follow,header .back,.page .glance,form.panel,form.after{display:none!important}.panel{border:0;border-top:1px solid #999;border-radius:0;padding:12px 0;margin:0;background:none}.panel,.lines li,.steps li,.sum{break-inside:avoid}a{color:inherit;text-decoration:none}.steps li::before{print-color-adjust:exact}}
`;
