/** The version that an address asks for; undefined: the newest. Pure. */
export function versionIn(request: Request): number | undefined {
  const wanted = new URL(request.url).searchParams.get('versao')
  return wanted && /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : undefined
}
