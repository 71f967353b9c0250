import { type Brand, fontNames } from '#themes/brand.ts'
import { texts as siteTexts } from '../sites/texts.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import * as css from './gestao.css.ts'
import { texts } from './texts.ts'

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const fonts = fontNames.map((name) => ({ value: name as string, label: name as string }))

/** Colours, letters and shapes of a brand. */
export const LookFields = ({ brand }: { brand: Brand }) => (
  <div className={css.two}>
    <ColorField name="primary" value={brand.colors.primary} />
    <ColorField name="accent" value={brand.colors.accent ?? brand.colors.primary} />
    {/* Without a second colour its field shows the first: left at it, there is still none. */}
    {brand.colors.accent ? null : <input type="hidden" name="noAccent" value={brand.colors.primary} />}
    <ColorField name="footer" value={brand.colors.footer} />
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
      <Select name="layout" options={optionsOf(siteTexts.style.layouts)} defaultValue={brand.header.layout} />
    </Field>
  </div>
)

const ColorField = ({ name, value }: { name: 'primary' | 'accent' | 'footer'; value: string }) => (
  <Field id={name} label={texts.look[name]}>
    <input id={name} className={css.colorInput} type="color" name={name} defaultValue={value} />
  </Field>
)
