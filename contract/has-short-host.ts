/** 253 letters is a host's longest name; the rest is for who is named before it. */
const longest = 320

/**
 * Whether what stands for the host in an address is no longer than hosts are. Parsing one in letters of other scripts costs the square of
 * its length, so this is asked first (SEC-39). Read as browsers do: without tabs and line breaks, `\` is `/`. Pure.
 */
export function hasShortHost(address: string): boolean {
  const [, host = ''] = /^\W*[a-z][a-z\d+.-]*:[/\\]*([^/?#\\]*)/i.exec(address.replace(/[\t\n\r]/g, '')) ?? []
  return host.length <= longest
}
