/** A path of this site, encoded, and what it is called. */
type Link = { href: string; label: string }

/** Writes a page of last resort, without a station, scripts or a framework: unknown host, refused request, broken start. */
export function plainPage(status: number, title: string, text: string, link?: Link): Response {
  const way = link
    ? `<p style="margin:16px 0 0"><a href="${link.href}" style="display:inline-block;padding:12px 24px;color:inherit">${link.label}</a></p>`
    : ''
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:16px/1.55 system-ui,sans-serif;text-align:center">
<main><h1 style="font-size:25px;margin:0 0 8px">${title}</h1><p style="margin:0">${text}</p>${way}</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
