import { useActionData, useLoaderData } from '@remix-run/react'
import { Form } from '../../forms/form.tsx'
import { Chip } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import * as ui from '../ui/ui.css.ts'
import { renameFields, renameForm, viewFields } from './fields.ts'
import type { changePeople, loadPeople } from './people.server.ts'
import { texts } from './texts.ts'

const words = texts.views

/** The filters that the team keeps, and the form that keeps this one (PPL-07). */
export function Views() {
  const { views, isFiltered, address } = useLoaderData<typeof loadPeople>()
  if (views.length === 0 && !isFiltered) return null
  return (
    <Stack gap={8}>
      {views.length > 0 ? (
        <nav aria-label={words.label}>
          <Cluster gap={8}>
            {views.map(({ id, name, query, isCut }) => (
              <Chip key={id} href={`/gestao/pessoas?${query}`} current={address === `?${query}`} icon="star">
                {isCut ? words.cut(name) : name}
              </Chip>
            ))}
          </Cluster>
        </nav>
      ) : null}
      <Cluster gap={16} align="start">
        {isFiltered ? <SaveView /> : null}
        {views.length > 0 ? <Manage /> : null}
      </Cluster>
    </Stack>
  )
}

function SaveView() {
  const answer = useActionData<typeof changePeople>()
  const refused = answer?.form === 'view' ? answer : null
  return (
    <details open={refused !== null}>
      <summary className={ui.summary}>{words.save}</summary>
      <OwnerForm answer={refused} form="view">
        <div className={ui.inline}>
          <FieldInput field={fieldOf(viewFields, 'name')} />
          <Button name="intent" value="view" variant="secondary">
            {words.submit}
          </Button>
        </div>
      </OwnerForm>
    </details>
  )
}

function Manage() {
  const { views } = useLoaderData<typeof loadPeople>()
  const answer = useActionData<typeof changePeople>()
  const isRefused = views.some(({ id }) => answer?.form === renameForm(id))
  return (
    <details open={isRefused}>
      <summary className={ui.summary}>{words.manage}</summary>
      <ul className={ui.list}>
        {views.map((view) => (
          <li key={view.id} className={ui.row}>
            <Rename view={view} />
            <Form method="post" noValidate>
              <input type="hidden" name="id" value={view.id} />
              <Button
                name="intent"
                value="forget"
                variant="quiet"
                size="small"
                icon="trash"
                aria-label={words.remove(view.name)}
              >
                {words.removeShort}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Rename({ view: { id, name } }: { view: { id: number; name: string } }) {
  const answer = useActionData<typeof changePeople>()
  const form = renameForm(id)
  const refused = answer?.form === form ? answer : null
  return (
    <OwnerForm answer={refused} kept={{ name }} seen={name} form={form} className={ui.inline}>
      <input type="hidden" name="id" value={id} />
      <FieldInput field={fieldOf(renameFields, 'name')} />
      <Button name="intent" value="rename" variant="quiet" size="small" aria-label={words.renameOf(name)}>
        {words.rename}
      </Button>
    </OwnerForm>
  )
}
