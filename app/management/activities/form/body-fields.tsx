import type { BodyField } from '../types/type-form.ts'
import { LongField, RichField, TextField, TimeField } from './inputs.tsx'

/** One field of a type's own part, by its kind. */
export function BodyInput({ name: own, label, help, kind, optional, maxLength }: BodyField) {
  const said = { name: `body.${own}`, label, help, optional }
  switch (kind) {
    case 'html':
      return <RichField {...said} />
    case 'long':
      return <LongField {...said} maxLength={maxLength} />
    case 'url':
      return <TextField {...said} type="url" maxLength={500} placeholder="https://" />
    case 'money':
      return <TextField {...said} inputMode="decimal" prefix="R$" maxLength={14} />
    case 'points':
      return <TextField {...said} inputMode="decimal" maxLength={12} />
    case 'whole':
      return <TextField {...said} inputMode="numeric" maxLength={9} />
    case 'day':
      return <TextField {...said} type="date" />
    case 'instant':
      return <TimeField {...said} />
    default:
      return <TextField {...said} maxLength={maxLength ?? 200} />
  }
}
