import { hexColor } from '#contract/hex-color.ts'
import { ColorField } from '../../forms/color-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import * as ui from '../ui/ui.css.ts'
import { ChoicePicture } from './choice-picture.tsx'
import { lookFormFields, memberFields } from './fields.ts'
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

/** How the member area is composed, framed and drawn: each choice with a picture of it. */
export function MemberLookFields() {
  const { values, errors } = useFormState()
  return (
    <section className={css.member} aria-labelledby="member-look">
      <div>
        <Heading level={2} size="card" id="member-look">
          {texts.member.title}
        </Heading>
        <Text kind="muted">{texts.member.lead}</Text>
      </div>
      {memberFields.map(({ name, label, options = {} }) => (
        <RadioGroup
          key={name}
          look="pictures"
          id={name}
          name={name}
          label={label}
          error={errors[name]}
          defaultValue={values[name]}
          options={Object.entries(options).map(([value, words]) => ({
            value,
            label: words,
            picture: <ChoicePicture field={name} option={value} />,
          }))}
        />
      ))}
    </section>
  )
}
