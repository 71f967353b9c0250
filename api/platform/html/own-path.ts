const here = 'http://site.invalid'
/** Two slashes begin the name of another host, which takes seconds to parse when it is long. */
const namesHost = /^\/[\t\n\r]*[/\\]/

/**
 * The path of this site that a browser would go to by `address`, or null for every other address. Browsers skip tabs and
 * line breaks, read `\` as `/` and walk through `..`: `/\evil.example` and `/arquivos/../sair` are not what they look
 * like. Pure.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || namesHost.test(address) || !URL.canParse(address, here)) return null
  const url = new URL(address, here)
  return url.origin === here && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}
