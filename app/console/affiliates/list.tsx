import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { addListed, listListed, removeListed } from '#contract/console/affiliates/endpoints.ts'
import { type ListedCpf, listedInputSchema } from '#contract/console/affiliates/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { PeopleTabs } from '../entry/people-tabs.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { listedFields, listedIdFields } from './fields.ts'
import { ListedRow } from './listed-row.tsx'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/lista'

export const meta = consoleMeta(texts.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const search = query.get('busca')?.trim().slice(0, 100) ?? ''
  const before = numberOr(query.get('depois')) ?? undefined
  const { list, total, next } = await api.call(listListed, {
    query: { search: search || undefined, before },
  })
  const kept = new URLSearchParams(search ? { busca: search } : {})
  const address = kept.size > 0 ? `${here}?${kept}` : here
  if (next !== null) kept.set('depois', String(next))
  return {
    ...{ list, total, search, address, isFirst: before === undefined, isAdding: query.has('adicionar') },
    older: next === null ? null : `${here}?${kept}`,
    asked: list.find(({ id }) => id === numberOr(query.get('remover'))) ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  if (intentOf(form, ['add', 'remove']) === 'add')
    return sendForm(form, { name: 'add', fields: listedFields, schema: listedInputSchema }, async (body) => {
      await api.call(addListed, { body: toSent(body) })
      return redirectSaved(args.context, here, texts.added)
    })
  const byId = { name: 'remove', fields: listedIdFields, schema: z.object({ id: idField }) }
  return sendForm(form, byId, async ({ id }) => {
    await api.call(removeListed, { params: { id } })
    return redirectSaved(args.context, here, texts.removed)
  })
}

/** What is not known is sent as nothing. */
const toSent = ({ cpf, ...facts }: z.output<typeof listedInputSchema>) => ({
  cpf,
  ...Object.fromEntries(Object.entries(facts).filter(([, one]) => one)),
})

/** The station's list of CPFs: searched, added to, removed from (PPL-16). */
export default function ListedPeople() {
  const { list, total, search, address, isFirst, older, isAdding, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const added = answer?.form === 'add' ? answer : undefined
  return (
    <>
      <ListPage
        title={texts.title}
        lead={texts.lead}
        tabs={<PeopleTabs current="lista" />}
        doors={
          <ButtonLink href={`${here}/varias`} variant="secondary">
            {texts.many}
          </ButtonLink>
        }
        action={<ButtonLink href="?adicionar=um">{texts.add}</ButtonLink>}
        notice={added ? null : <SaveNotice problem={answer?.problem} />}
        filter={
          <FilterForm filter={{ search }} isFiltered={search !== ''} search={texts.search} href={here} />
        }
        object="users"
        none={texts.none}
        noneFound={texts.noneFound}
        count={texts.count(total)}
        isEmpty={list.length === 0}
        isFiltered={search !== '' || !isFirst}
        pages={<PageLinks newest={isFirst ? null : address} older={older} words={texts} />}
      >
        <ul className={ui.list}>
          {list.map((one) => (
            <ListedRow key={one.id} one={one} />
          ))}
        </ul>
      </ListPage>
      {isAdding ? <AddDialog answer={added} /> : null}
      {asked ? <RemoveDialog one={asked} /> : null}
    </>
  )
}

const AddDialog = ({ answer }: Pick<Parameters<typeof FormDialog>[0], 'answer'>) => (
  <FormDialog
    title={texts.add}
    lead={texts.addLead}
    intent="add"
    words={texts.save}
    closeHref={here}
    answer={answer}
    fields={listedFields}
  >
    {listedFields.map(({ name }) => (
      <FieldInput key={name} field={fieldOf(listedFields, name)} />
    ))}
  </FormDialog>
)

const RemoveDialog = ({ one }: { one: ListedCpf }) => (
  <AskDialog
    title={texts.ask.title(one.name || one.cpf)}
    text={texts.ask.text}
    label={texts.remove}
    intent="remove"
    closeHref={here}
  >
    <input type="hidden" name="id" value={one.id} />
  </AskDialog>
)
