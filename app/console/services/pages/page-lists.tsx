import type { ReactNode } from 'react'
import type { filmParts } from '#contract/services/consultancies/areas.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import { EntryBox } from '../../sections/entry-box.tsx'
import * as css from '../../sections/sections.css.ts'
import { PictureInput } from '../../ui/picture-input.tsx'
import { contactFields, filmFields } from './fields.ts'
import { texts } from './texts.ts'

type RowProps = { at: number; isNew: boolean }

/** The team, a box each, and room for one more (LEG-05). */
export function Contacts({ most }: { most: number }) {
  const rows = rowsOf(useFormState().values, 'contacts')
  return (
    <Rows title={texts.lists.contacts} rows={rows} most={most}>
      {(row) => <Contact key={row.at} {...row} />}
    </Rows>
  )
}

function Contact({ at, isNew }: RowProps) {
  const prefix = `contacts[${at}].`
  const input = (name: string) => <FieldInput field={fieldOf(contactFields, name)} prefix={prefix} />
  return (
    <EntryBox
      prefix={prefix}
      legend={isNew ? texts.newContact : texts.contact(at + 1)}
      nameField="name"
      isOpen={false}
    >
      <Stack gap={16}>
        {input('name')}
        {input('role')}
        {input('phone')}
        {input('email')}
        <PictureInput field={fieldOf(contactFields, 'image')} prefix={prefix} remove={texts.noImage} />
        {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.removeContact} />}
      </Stack>
    </EntryBox>
  )
}

type FilmsProps = { most: number; parts: readonly (typeof filmParts)[number][] }

/** Films, a box each, and room for one more (LEG-07, PLS-06). */
export function Films({ most, parts }: FilmsProps) {
  const rows = rowsOf(useFormState().values, 'films')
  return (
    <Rows title={texts.lists.films} rows={rows} most={most}>
      {(row) => <Film key={row.at} {...row} parts={parts} />}
    </Rows>
  )
}

function Film({ at, isNew, parts }: RowProps & Pick<FilmsProps, 'parts'>) {
  const prefix = `films[${at}].`
  const input = (name: string) => <FieldInput field={fieldOf(filmFields, name)} prefix={prefix} />
  const options = parts.map((value) => ({ value, label: texts.parts[value] }))
  return (
    <EntryBox
      prefix={prefix}
      legend={isNew ? texts.newFilm : texts.film(at + 1)}
      nameField="title"
      isOpen={false}
    >
      <Stack gap={16}>
        <FieldInput field={fieldOf(filmFields, 'part')} prefix={prefix} options={options} />
        {input('title')}
        {input('url')}
        {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.removeFilm} />}
      </Stack>
    </EntryBox>
  )
}

type RowsProps = {
  title: string
  rows: number
  most: number
  children: (row: RowProps) => ReactNode
}

const Rows = ({ title, rows, most, children }: RowsProps) => (
  <Stack gap={16} as="section">
    <Heading level={2} size="card">
      {title}
    </Heading>
    <div className={css.items}>
      {Array.from({ length: Math.min(rows + 1, most) }, (_, at) => children({ at, isNew: at >= rows }))}
    </div>
  </Stack>
)
