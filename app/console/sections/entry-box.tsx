import type { ReactNode } from 'react'
import { pictureSource } from '../../station/picture-source.ts'
import { srOnly } from '../../ui/global.css.ts'
import { useFormState } from '../fields/form-context.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './sections.css.ts'

type Props = {
  /** Of its fields: `items[0].`. */
  prefix: string
  legend: string
  /** The field that says what it is called. */
  nameField: string
  isOpen: boolean
  children: ReactNode
}

/** An item of a section or a picture of the cover: closed until it is asked for, or something in it is wrong. */
export function EntryBox({ prefix, legend, nameField, isOpen, children }: Props) {
  const { values, errors } = useFormState()
  const [name, image] = [values[prefix + nameField], values[`${prefix}image`]]
  const isWrong = Object.keys(errors).some((field) => field.startsWith(prefix))
  return (
    <details className={css.item} open={isOpen || isWrong}>
      <summary className={css.itemName}>
        {image ? <Thumb address={image} /> : null}
        {name ? `${legend}: ${name}` : legend}
      </summary>
      <fieldset className={ui.fieldset}>
        <legend className={srOnly}>{legend}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function Thumb({ address }: { address: string }) {
  const { src, position } = pictureSource(address)
  return <img className={css.itemThumb} src={src} style={{ objectPosition: position }} alt="" />
}
