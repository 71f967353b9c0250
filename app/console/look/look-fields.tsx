import { hexColor } from '#contract/hex-color.ts'
import { ColorField } from '../../forms/color-field.tsx'
import { fieldOf } from '../fields/field.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import * as ui from '../ui/ui.css.ts'
import { lookFormFields } from './fields.ts'
import * as css from './look.css.ts'
import { texts } from './texts.ts'

export const colorNames = ['primary', 'accent', 'footer'] as const
type ColorName = (typeof colorNames)[number]

type LookFieldsProps = {
  /** What is saved of each colour: where something else was typed that is none, its picker stands there. */
  saved: Record<ColorName, string>
}

/** Colours, letters and shapes of a brand. */
export function LookFields({ saved }: LookFieldsProps) {
  const { values, errors } = useFormState()
  const said = (name: ColorName) => values[name] ?? ''
  const color = (name: ColorName) => hexColor(said(name)) ?? saved[name]
  const field = (name: ColorName) => ({
    name,
    label: fieldOf(lookFormFields, name).label,
    error: errors[name],
    ...(errors[name] && { typed: said(name) }),
  })
  const primary = color('primary')
  return (
    <div className={ui.two}>
      <ColorField {...field('primary')} value={primary} />
      <ColorField {...field('accent')} value={said('accent') ? color('accent') : primary} />
      {/* Without a second colour its field shows the first: left at it, there is still none. */}
      {said('accent') ? null : <input type="hidden" name="noAccent" value={primary} />}
      <div className={css.footerColor}>
        <FieldInput field={fieldOf(lookFormFields, 'footerFollows')} />
        <ColorField {...field('footer')} value={color('footer')} />
      </div>
      <FieldInput field={fieldOf(lookFormFields, 'font')} />
      <FieldInput field={fieldOf(lookFormFields, 'heading')} placeholder={texts.same} />
      <FieldInput field={fieldOf(lookFormFields, 'corner')} />
      <FieldInput field={fieldOf(lookFormFields, 'layout')} />
    </div>
  )
}
