import { Form } from '@remix-run/react'
import { topUpStates } from '#contract/commerce/top-ups/state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { TopUpFilter } from './filter.server.ts'
import { texts } from './texts.ts'
import * as css from './top-ups.css.ts'

const states = [
  { value: 'to_confirm', label: texts.toConfirm },
  ...topUpStates.map((value) => ({ value, label: texts.states[value] })),
]

/** The search for requests and their state, as a form that asks. */
export const Filters = ({ filter, isFiltered }: { filter: TopUpFilter; isFiltered: boolean }) => (
  <Form noValidate method="get" role="search" className={css.filters} key={JSON.stringify(filter)}>
    <Field id="busca" label={texts.search}>
      <TextInput
        name="busca"
        type="search"
        icon="search"
        maxLength={100}
        defaultValue={filter.search ?? ''}
      />
    </Field>
    <Field id="situacao" label={texts.state}>
      <Select
        name="situacao"
        placeholder={texts.allStates}
        defaultValue={filter.state ?? ''}
        options={states}
      />
    </Field>
    <Cluster gap={4}>
      <Button variant="secondary" icon="filter">
        {texts.filter}
      </Button>
      {isFiltered ? (
        <ButtonLink href="/gestao/creditos" variant="quiet">
          {texts.clear}
        </ButtonLink>
      ) : null}
    </Cluster>
  </Form>
)
