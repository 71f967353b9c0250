/** Where a draft goes on the home once it is published. */
type FirstPlace = {
  isWanted: boolean
  /** The row that was chosen, as its form calls it; '' for none. */
  row: string
  /** The same, as the form shows it. */
  values: Record<string, string>
  /** An address that keeps it, for the way through the other steps: nothing of it is saved before it is published. */
  in(address: string): string
}

const name = 'vitrine'
const nowhere = 'nao'

/** What the third step says of it. Pure. */
export const readFirstPlace = (form: FormData): FirstPlace =>
  placeOf(form.has('row') && !form.get('home') ? nowhere : textOf(form.get('row')))

/** What the address of another step keeps of it. Pure. */
export const keptPlace = (url: string): FirstPlace => placeOf(new URL(url).searchParams.get(name) ?? '')

const textOf = (value: unknown) => (typeof value === 'string' && /^[\w:-]{1,40}$/.test(value) ? value : '')

function placeOf(kept: string): FirstPlace {
  const isWanted = kept !== nowhere
  const row = isWanted ? textOf(kept) : ''
  return {
    isWanted,
    row,
    values: { home: isWanted ? 'on' : '', ...(row && { row }) },
    in(address) {
      const said = isWanted ? row : nowhere
      if (said === '' || said === 'new') return address
      return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(said)}`
    },
  }
}
