/** The number of a version in an address; 0 is the text that came with the station. @throws a 404 for what is none */
export function versionInPath(text: string | undefined): number {
  if (!text || !/^(?:0|[1-9]\d{0,5})$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}
