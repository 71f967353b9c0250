import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { listTags, removeTag, renameTag } from '#contract/console/people/endpoints.ts'
import { type Tag, tagNameField } from '#contract/console/people/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Fields } from '../fields/field.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { useRights } from '../owner/use-rights.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.tags
const here = '/gestao/pessoas/etiquetas'
const fields: Fields = [
  { name: 'id', label: '', kind: 'number' },
  { name: 'name', label: words.name, kind: 'text', maxLength: mostLetters.tag, isRequired: true },
]

export const meta = consoleMeta(words.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const tags = await api.call(listTags)
  const of = (name: string) => tags.find(({ id }) => id === numberOr(query.get(name))) ?? null
  return { tags, renamed: of('renomear'), asked: of('remover') }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  if (intentOf(form, ['rename', 'remove']) === 'remove') {
    await api.call(removeTag, { params: { id: numberOr(form.get('id')) ?? 0 } })
    return redirectSaved(args.context, here, words.removed)
  }
  return sendForm(
    form,
    { fields, schema: z.object({ id: idField, name: tagNameField }) },
    async ({ id, name }) => {
      try {
        await api.call(renameTag, { params: { id }, body: { name, seen: seenOf(form) } })
      } catch (problem) {
        return saveProblem(problem, { value: { name }, fields })
      }
      return redirectSaved(args.context, here, words.renamed)
    },
  )
}

/** What people are marked with: renamed, or removed from everybody. */
export default function Tags() {
  const { tags, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <ListPage
        title={words.title}
        lead={words.lead}
        back={{ href: '/gestao/pessoas', label: words.back }}
        notice={<SaveNotice problem={answer?.problem} fields={fields} />}
        object="users"
        none={words.none}
        isEmpty={tags.length === 0}
        isFiltered={false}
      >
        <ul className={ui.list}>
          {tags.map((tag) => (
            <Line key={tag.id} tag={tag} />
          ))}
        </ul>
      </ListPage>
      {asked ? (
        <AskDialog
          title={words.ask.title(asked.name)}
          text={words.ask.text(asked.people)}
          label={words.remove}
          intent="remove"
          closeHref={here}
        >
          <input type="hidden" name="id" value={asked.id} />
        </AskDialog>
      ) : null}
    </>
  )
}

function Line({ tag }: { tag: Tag & { people: number } }) {
  const { renamed } = useLoaderData<typeof loader>()
  const mayChange = useRights().includes('membership')
  const { id, name, people } = tag
  return (
    <li className={ui.row}>
      {renamed?.id === id && mayChange ? (
        <Rename tag={tag} />
      ) : (
        <>
          <span className={ui.rowName}>
            <TextLink href={`/gestao/pessoas?etiqueta=${id}`}>{name}</TextLink>
            <span className={ui.small}>{texts.count(people)}</span>
          </span>
          {mayChange ? (
            <span className={ui.actions}>
              <ButtonLink
                href={`?renomear=${id}`}
                variant="quiet"
                size="small"
                aria-label={words.renameOf(name)}
              >
                {words.rename}
              </ButtonLink>
              <ButtonLink
                href={`?remover=${id}`}
                variant="quiet"
                size="small"
                aria-label={words.removeOf(name)}
              >
                {words.remove}
              </ButtonLink>
            </span>
          ) : null}
        </>
      )}
    </li>
  )
}

function Rename({ tag: { id, name } }: { tag: Tag }) {
  const answer = useActionData<typeof action>()
  return (
    <OwnerForm answer={answer} kept={{ id: String(id), name }} seen={name} className={ui.inline}>
      <input type="hidden" name="id" value={id} />
      <FieldInput field={fieldOf(fields, 'name')} />
      <Button name="intent" value="rename" size="small">
        {words.rename}
      </Button>
    </OwnerForm>
  )
}
