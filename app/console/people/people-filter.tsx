import { useLoaderData } from '@remix-run/react'
import { peopleOrders, seenChoices } from '#contract/console/people/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './people.css.ts'
import type { loadPeople } from './people.server.ts'
import { texts } from './texts.ts'

/** Search and order of the list, and what else narrows it, closed until it is asked for or in use; a form that asks, so its address can be kept. */
export function PeopleFilterForm() {
  const { filter, order, isFiltered } = useLoaderData<typeof loadPeople>()
  return (
    <Form
      noValidate
      method="get"
      role="search"
      action="/gestao/pessoas"
      key={JSON.stringify([filter, order])}
    >
      {filter.status ? <input type="hidden" name="situacao" value={filter.status} /> : null}
      <Stack gap={8}>
        <div className={css.search}>
          <Field id="busca" label={texts.search}>
            <TextInput
              name="busca"
              type="search"
              icon="search"
              maxLength={100}
              defaultValue={filter.search ?? ''}
            />
          </Field>
          <Field id="ordem" label={texts.order}>
            <Select
              name="ordem"
              defaultValue={order}
              options={peopleOrders.map((value) => ({ value, label: texts.orders[value] }))}
            />
          </Field>
          <Cluster gap={4}>
            <Button variant="secondary" icon="filter">
              {texts.submit}
            </Button>
            {isFiltered ? (
              <ButtonLink href="/gestao/pessoas" variant="quiet">
                {texts.clear}
              </ButtonLink>
            ) : null}
          </Cluster>
        </div>
        <More />
      </Stack>
    </Form>
  )
}

function More() {
  const { filter } = useLoaderData<typeof loadPeople>()
  const { search: _, status: __, ...more } = filter
  const inUse = Object.keys(more).length
  return (
    <details open={inUse > 0}>
      <summary className={ui.summary}>{inUse > 0 ? texts.moreCount(inUse) : texts.more}</summary>
      <div className={css.more}>
        <Choices />
        <Field id="cidade" label={texts.city}>
          <TextInput name="cidade" maxLength={100} defaultValue={filter.city ?? ''} />
        </Field>
        <Field id="de" label={texts.from}>
          <TextInput name="de" type="date" defaultValue={filter.joinedFrom ?? ''} />
        </Field>
        <Field id="ate" label={texts.to}>
          <TextInput name="ate" type="date" defaultValue={filter.joinedTo ?? ''} />
        </Field>
        <OwnFilter />
      </div>
      {filter.activity ? (
        <Field id="atividade" label={texts.activity}>
          <TextInput name="atividade" inputMode="numeric" defaultValue={String(filter.activity)} />
        </Field>
      ) : null}
    </details>
  )
}

/** What somebody has in one of the station's own fields, where it has some. */
function OwnFilter() {
  const { filter, fields } = useLoaderData<typeof loadPeople>()
  if (fields.length === 0) return null
  const bounds = [
    ['valor-de', texts.ownFrom, filter.ownFrom],
    ['valor-ate', texts.ownTo, filter.ownTo],
  ] as const
  return (
    <>
      <Field id="campo" label={texts.ownField}>
        <Select
          name="campo"
          placeholder={texts.noField}
          defaultValue={String(filter.ownField ?? '')}
          options={fields.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      <Field id="valor" label={texts.own} help={texts.ownHelp}>
        <TextInput name="valor" maxLength={100} defaultValue={filter.own ?? ''} />
      </Field>
      {bounds.map(([name, label, value]) => (
        <Field key={name} id={name} label={label}>
          <TextInput name={name} maxLength={40} defaultValue={value ?? ''} />
        </Field>
      ))}
    </>
  )
}

function Choices() {
  const { filter, plans, tags } = useLoaderData<typeof loadPeople>()
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  const choices = [
    ...(tags.length > 0 ? [['etiqueta', texts.tag, texts.allTags, filter.tag, named(tags)] as const] : []),
    ...(plans.length > 0 ? [['plano', texts.plan, texts.allPlans, filter.plan, named(plans)] as const] : []),
    [
      'visita',
      texts.seen,
      texts.anySeen,
      filter.seen,
      seenChoices.map((value) => ({ value, label: texts.seenChoices[value] })),
    ] as const,
    [
      'aniversario',
      texts.birthMonth,
      texts.anyMonth,
      filter.birthMonth,
      texts.months.map((label, at) => ({ value: String(at + 1), label })),
    ] as const,
  ]
  return choices.map(([name, label, any, value, options]) => (
    <Field key={name} id={name} label={label}>
      <Select name={name} placeholder={any} defaultValue={String(value ?? '')} options={options} />
    </Field>
  ))
}
