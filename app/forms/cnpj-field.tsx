import { type AtomProps, Masked } from './fields.tsx'
import { formTexts } from './texts.ts'

/** A field for a CNPJ, 99.999.999/9999-99, with digits or with letters, with or without its mask (GAP-11). */
export const CnpjField = ({ label = formTexts.cnpj, ...rest }: AtomProps) => (
  <Masked
    {...rest}
    label={label}
    autoComplete="off"
    autoCapitalize="characters"
    inputMode="text"
    mask="cnpj"
  />
)
