import { colorText, hexColor } from '#contract/hex-color.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { footerFollows, footerOf, withPrimary } from '#themes/follow-primary.ts'
import { sentColor } from '../../forms/sent-color.ts'
import { colorNames } from './look-fields.tsx'

type Colors = StationConfig['brand']['colors']
type Sent = FormData | URLSearchParams

/** The colours that a form or an address names, `#rrggbb`; what is typed and none is apart, with what to say of it. Pure. */
export function colorsSent(form: Sent) {
  const valid: Partial<Record<(typeof colorNames)[number], string>> = {}
  const typed: Record<string, string> = {}
  for (const name of colorNames) {
    const said = sentColor(form, name)
    if (hexColor(said)) valid[name] = said
    else if (form.has(name)) typed[name] = said
  }
  const errors = Object.fromEntries(Object.keys(typed).map((name) => [name, colorText]))
  return { valid, typed, errors }
}

/** The second colour when there is one: its field shows the first where there is none, the one before included. Pure. */
export function ownAccent(form: Sent, before: Colors): string | undefined {
  const { primary = before.primary, accent = '' } = colorsSent(form).valid
  const same = [primary, String(form.get('noAccent') ?? ''), before.accent ? primary : before.primary]
  return accent && !same.map(lower).includes(lower(accent)) ? accent : undefined
}

/** Colours that nobody chose go with the highlight colour; the second one is there when it differs (SEC-26). Pure. */
export function followedColors(form: Sent, before: Colors): Colors {
  const { primary = before.primary, footer = before.footer } = colorsSent(form).valid
  const colors = { ...withPrimary(before, primary), accent: ownAccent(form, before) }
  if (form.get('footerFollows') !== 'on') return { ...colors, footer }
  // Left as it is, the default stays the default.
  return { ...colors, footer: footerFollows(before) ? colors.footer : footerOf(primary) }
}

/** The colours that a form says, with those that are none: the contract refuses them, each beside its field. Pure. */
export function colorsToSave(form: Sent, before: Colors): Record<string, string | undefined> {
  const { footer, ...wrong } = colorsSent(form).typed
  const isFooterWrong = footer !== undefined && form.get('footerFollows') !== 'on'
  return { ...followedColors(form, before), ...wrong, ...(isFooterWrong && { footer }) }
}

/** Browsers send colours in small letters; configurations may have capitals. */
const lower = (color: string) => color.toLowerCase()
