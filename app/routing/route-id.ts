/** Gives the number in an address, or a 404: whatever else stands there names nothing. */
export function routeId(value: string | undefined): number {
  const id = /^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : 0
  if (id === 0) throw new Response(null, { status: 404 })
  return id
}
