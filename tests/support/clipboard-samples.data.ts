/** HTML as programs put it on the clipboard, shortened, with the typed document that a text makes of it. */
interface ClipboardSample {
  readonly name: string;
  readonly html: string;
  /** The nodes as HTML of the allow-list serialiser. */
  readonly written: string;
}

const wordHead =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>' +
  '<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri";} --></style>' +
  '<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment-->';

const wordItem = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const docsSpan = (style: string, words: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}` +
  `vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;
const plain = 'font-weight:400;font-style:normal;text-decoration:none;';

export const clipboardSamples: readonly ClipboardSample[] = [
  {
    name: 'Word',
    html:
      `${wordHead}<p class=MsoTitle>Opening hours<o:p></o:p></p>` +
      "<h2><span style='font-size:13.0pt;color:#2F5496'>In summer<o:p></o:p></span></h2>" +
      "<p class=MsoNormal align=center style='text-align:center'>We <b>bake</b> <i>daily</i>, " +
      "<span style='font-weight:bold;color:red'>except</span> <u>Mondays</u>.<o:p></o:p></p>" +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      wordItem(1, '·', 'Rye') +
      wordItem(2, 'o', 'with seeds') +
      wordItem(1, '·', 'Wheat') +
      '<!--EndFragment--></body></html>',
    written:
      '<h1>Opening hours</h1><h2>In summer</h2>' +
      '<p class="v-align-center">We <strong>bake</strong> <em>daily</em>, <strong>except</strong> <u>Mondays</u>.</p>' +
      '<ul><li>Rye<ul><li>with seeds</li></ul></li><li>Wheat</li></ul>',
  },
  {
    name: 'Google Docs',
    html:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0c">' +
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${docsSpan(plain, 'The oven')}</h2>` +
      `<p dir="ltr" style="line-height:1.38;">${docsSpan(plain, 'It is ')}${docsSpan('font-weight:700;font-style:normal;', 'hot')}` +
      `${docsSpan(plain, ' and ')}${docsSpan('font-weight:400;font-style:italic;', 'old')}` +
      '<a href="https://www.google.com/url?q=https://oven.example/story&amp;sa=D&amp;ust=1" style="text-decoration:none;">' +
      `${docsSpan('font-weight:400;text-decoration:underline;', ' (story)')}</a></p><br />` +
      '<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;font-weight:400;" aria-level="1">' +
      `<p dir="ltr" role="presentation">${docsSpan(plain, 'Heat')}</p></li></ol></b>`,
    written:
      '<h2>The oven</h2><p>It is <strong>hot</strong> and <em>old</em>' +
      '<a href="https://oven.example/story" rel="noopener"> (story)</a></p><ol><li>Heat</li></ol>',
  },
  {
    name: 'Excel',
    html:
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>' +
      '<style>td {padding:1px; font-family:Calibri;}</style></head><body>' +
      '<table border=0 cellpadding=0 cellspacing=0 width=128><!--StartFragment--><col width=64 span=2>' +
      "<tr height=20><td height=20 style='font-weight:700'>Loaf</td><td style='font-weight:700'>Price</td></tr>" +
      '<tr height=20><td height=20>Rye</td><td align=right>4.50</td></tr>' +
      '<tr height=20><td></td><td></td></tr><!--EndFragment--></table></body></html>',
    written: '<p><strong>Loaf</strong> · <strong>Price</strong></p><p>Rye · 4.50</p>',
  },
  {
    name: 'a web page',
    html:
      '<meta charset="utf-8"><div class="post" style="color: rgb(1,2,3)"><h5 onclick="steal()">News</h5>' +
      '<p style="font-family:serif">Read <a href="https://news.example/a" target="_blank" class="x">this</a>, ' +
      '<a href="javascript:alert(1)">not that</a>, <a href="/here">nor this</a>.<br>Next line</p>' +
      '<img src="https://tracker.example/x.gif"><script>steal()</script>' +
      '<blockquote><p>Quoted <code>x = 1</code></p></blockquote><hr></div>',
    written:
      '<h4>News</h4><p>Read <a href="https://news.example/a" target="_blank" rel="noopener">this</a>, not that, nor this.' +
      '<br>Next line</p><blockquote><p>Quoted <code>x = 1</code></p></blockquote><hr>',
  },
];
