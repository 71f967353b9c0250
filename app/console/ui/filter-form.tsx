import type { ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './filter-form.css.ts'
import { ownerTexts } from './texts.ts'

type Choice = { value: string; label: string }

type FilterFormProps = {
  /** What is looked for now: another one is another form. */
  filter: { search?: string | undefined; state?: string | undefined; [more: string]: unknown }
  isFiltered: boolean
  /** What is searched in; left out where there are no words to find. */
  search?: string
  /** Left out where it has none. */
  states?: readonly Choice[]
  /** The page without a filter. */
  href: string
  /** How many more fields there are. */
  more?: keyof typeof css.forms
  children?: ReactNode
}

/** The search over a list of owners, its state and what else narrows it, as a form that asks; its address can be kept. */
export const FilterForm = ({
  filter,
  isFiltered,
  search,
  states,
  href,
  more = 'none',
  children,
}: FilterFormProps) => (
  <Form noValidate method="get" role="search" className={css.forms[more]} key={JSON.stringify(filter)}>
    {search ? (
      <Field id="busca" label={search}>
        <TextInput
          name="busca"
          type="search"
          icon="search"
          maxLength={100}
          defaultValue={filter.search ?? ''}
        />
      </Field>
    ) : null}
    {states ? (
      <Field id="situacao" label={ownerTexts.filter.state}>
        <Select
          name="situacao"
          placeholder={ownerTexts.filter.allStates}
          defaultValue={filter.state ?? ''}
          options={states}
        />
      </Field>
    ) : null}
    {children}
    <Cluster gap={4}>
      <Button variant="secondary" icon="filter">
        {ownerTexts.filter.submit}
      </Button>
      {isFiltered ? (
        <ButtonLink href={href} variant="quiet">
          {ownerTexts.filter.clear}
        </ButtonLink>
      ) : null}
    </Cluster>
  </Form>
)
