import { type Brand, fontNames } from '#themes/brand.ts'
import { ColorField } from '../forms/color-field.tsx'
import { texts as siteTexts } from '../sites/texts.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import * as css from './gestao.css.ts'
import { texts } from './texts.ts'

export const colorNames = ['primary', 'accent', 'footer'] as const

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const fonts = fontNames.map((name) => ({ value: name as string, label: name as string }))

type LookFieldsProps = {
  brand: Brand
  footerFollows: boolean
  /** Colours that were typed and refused, and why. */
  typed: Record<string, string>
  errors: Record<string, string>
}

/** Colours, letters and shapes of a brand. */
export function LookFields({ brand, footerFollows, typed, errors }: LookFieldsProps) {
  const field = (name: (typeof colorNames)[number]) => ({
    name,
    label: texts.look[name],
    typed: typed[name],
    error: errors[name],
  })
  return (
    <div className={css.two}>
      <ColorField {...field('primary')} value={brand.colors.primary} />
      <ColorField {...field('accent')} value={brand.colors.accent ?? brand.colors.primary} />
      {/* Without a second colour its field shows the first: left at it, there is still none. */}
      {brand.colors.accent ? null : <input type="hidden" name="noAccent" value={brand.colors.primary} />}
      <div className={css.footerColor}>
        <Checkbox
          id="footerFollows"
          name="footerFollows"
          label={texts.look.footerFollows}
          defaultChecked={footerFollows}
        />
        <ColorField {...field('footer')} value={brand.colors.footer} />
      </div>
      <Field id="font" label={texts.look.font}>
        <Select name="font" options={fonts} defaultValue={brand.fonts.body} />
      </Field>
      <Field id="heading" label={texts.look.heading}>
        <Select
          name="heading"
          options={fonts}
          placeholder={texts.look.same}
          defaultValue={brand.fonts.heading ?? ''}
        />
      </Field>
      <Field id="corner" label={texts.look.corner}>
        <Select name="corner" options={optionsOf(siteTexts.style.corners)} defaultValue={brand.corner} />
      </Field>
      <Field id="layout" label={texts.look.layout}>
        <Select
          name="layout"
          options={optionsOf(siteTexts.style.layouts)}
          defaultValue={brand.header.layout}
        />
      </Field>
    </div>
  )
}
