import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { getPerson } from '#contract/console/people/person/endpoints.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { newFormKey } from '../../owner/form-key.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { backAddress } from '../back-address.server.ts'
import { texts as mergeTexts } from '../merge/texts.ts'
import { noteFields, tagFields } from './fields.ts'
import { listParam } from './list-param.ts'
import { loadTab, tabsFor } from './load-tab.server.ts'
import * as acts from './person-actions.server.ts'
import { PersonDialogs } from './person-dialogs.tsx'
import { PersonDoors } from './person-doors.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonSummary } from './person-summary.tsx'
import { PersonTab } from './person-tab.tsx'
import { PersonTags } from './person-tags.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ person }) => person.name)

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const id = routeId(args.params.id)
  const url = new URL(args.request.url)
  const [person, shown] = await Promise.all([
    api.call(getPerson, { params: { id } }),
    loadTab({ api }, id, url),
  ])
  if (person.mergedInto !== null)
    throw await redirectSaved(args.context, `/gestao/pessoas/${person.mergedInto}`, mergeTexts.merged)
  const tabs = tabsFor(teammate.rights).map((value) => ({ value, label: texts.tabs[value] }))
  const back = backAddress(url.searchParams.get(listParam))
  return { person, shown, tabs, back, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const list = new URL(args.request.url).searchParams.get(listParam)
  const id = routeId(args.params.id)
  const sent = { context: args.context, id, list, form: await args.request.formData() }
  switch (intentOf(sent.form, intents)) {
    case 'suspend':
      return acts.suspend(sent)
    case 'reactivate':
      return acts.reactivate(sent)
    case 'logout':
      return acts.logOut(sent)
    case 'resend':
      return acts.resend(sent)
    case 'block':
      return acts.block(sent)
    case 'unblock':
      return acts.unblock(sent)
    case 'note':
      return acts.note(sent)
    case 'remove-note':
      return acts.removeNote(sent)
    case 'tag':
      return acts.mark(sent, 'tag')
    case 'untag':
      return acts.mark(sent, 'untag')
    case 'cpf':
      return acts.showCpf(sent)
  }
}

const intents = [
  ...(['suspend', 'reactivate', 'logout', 'resend', 'block', 'unblock'] as const),
  ...(['note', 'remove-note', 'cpf', 'tag', 'untag'] as const),
]

/** Everything the team knows of one person, part by part, and what it does with the account (PPL-09, PPL-11). */
export default function PersonPage() {
  const { person, shown, tabs, back, formKey } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = sent && 'form' in sent ? sent : undefined
  const [params] = useSearchParams()
  const asked = params.get('perguntar')
  // What a dialog sent is told in it.
  const isInDialog = asked !== null && (answer?.form === 'suspend' || answer?.form === 'block')
  return (
    <Stack gap={24}>
      <TextLink href={back} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PersonHead person={person} />
      {isInDialog ? null : <SaveNotice problem={answer?.problem} fields={[...noteFields, ...tagFields]} />}
      <PersonDoors person={person} />
      <Tabs
        label={texts.tabs.label}
        tabs={tabs}
        current={shown.tab}
        without={['antes', 'perguntar', 'excluir']}
      />
      {shown.tab === 'resumo' ? (
        <PersonSummary person={person} fields={shown.fields} cpf={sent && 'cpf' in sent ? sent.cpf : null}>
          <PersonTags
            person={person}
            formKey={formKey}
            answer={answer?.form === 'tag' ? answer : undefined}
          />
        </PersonSummary>
      ) : shown.tab === 'notas' ? (
        <PersonNotes shown={shown} formKey={formKey} answer={answer?.form === 'note' ? answer : undefined} />
      ) : (
        <PersonTab shown={shown} />
      )}
      <PersonDialogs person={person} asked={asked} answer={isInDialog ? answer : undefined} />
    </Stack>
  )
}
