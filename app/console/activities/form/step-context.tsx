import { createContext, type ReactNode, useContext } from 'react'
import { Stack } from '../../../ui/layout.tsx'
import type { Field } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { FileWithPreview } from './file-with-preview.tsx'
import * as css from './form.css.ts'

/** What the step that is open asks of activities of its type. */
export const AskedFields = createContext<readonly Field[]>([])

const useAsked = (name: string) => useContext(AskedFields).find((field) => field.name === name)

type InputProps = { name: string; help?: string | undefined }

/** A field of the step that is open; nothing where the type has no such field. */
export function Input({ name, help }: InputProps) {
  const field = useAsked(name)
  return field ? <FieldInput field={{ ...field, ...(help && { help }) }} /> : null
}

/** The same, for a file and what stands there now. */
export function FileInputOf({ name }: Pick<InputProps, 'name'>) {
  const field = useAsked(name)
  return field ? <FileWithPreview field={field} /> : null
}

/** Fields that belong together, under a title that is larger than their labels. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.part}>
    <legend className={css.partTitle}>{title}</legend>
    <Stack gap={16}>{children}</Stack>
  </fieldset>
)

type MoreProps = { title: string; isOpen: boolean; children: ReactNode }

/** What few activities have: closed until it is asked for, or something stands in it. */
export const More = ({ title, isOpen, children }: MoreProps) => (
  <details className={css.more} open={isOpen}>
    <summary className={css.moreTitle}>{title}</summary>
    <fieldset className={css.part}>
      <Stack gap={16}>{children}</Stack>
    </fieldset>
  </details>
)
