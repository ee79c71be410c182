/** The frame of a page for a theme that brings none. */
export const plainRegion = `<!doctype html>
<html lang="{website.language|htmltag}">
<head>{squarespace-headers}</head>
<body class="{squarespace.page-classes|htmltag}" id="{squarespace.page-id|htmltag}">
<a class="v-skip" href="#main">Skip to content</a>
<header class="v-header"><a class="v-site-title" href="/">{website.siteTitle|html}</a><nav aria-label="Main">{navigation.main|apply main-navigation}</nav>{@|apply cart-link}</header>
<main id="main">{squarespace.main-content}</main>
<footer class="v-footer"><p>© {website.year} {website.businessName|html}</p></footer>
{squarespace-footers}
</body>
</html>`;
