import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import {
  endPersonSessions,
  getPerson,
  reactivatePerson,
  suspendPerson,
} from '#contract/console/people/person/endpoints.ts'
import { suspensionSchema } from '#contract/console/people/person/schemas.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { suspensionFields } from './fields.ts'
import { loadTab, tabs } from './load-tab.server.ts'
import { PersonDialogs } from './person-dialogs.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonSummary } from './person-summary.tsx'
import { PersonTab } from './person-tab.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ person }) => person.name)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = routeId(args.params.id)
  const url = new URL(args.request.url)
  const [person, shown] = await Promise.all([
    api.call(getPerson, { params: { id } }),
    loadTab({ api }, id, url),
  ])
  return { person, shown, tabs: tabs.map((value) => ({ value, label: texts.tabs[value] })) }
}

const nothing = { fields: [], schema: z.object({}) }

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  const done = (words: string) => redirectSaved(args.context, `/gestao/pessoas/${params.id}`, words)
  switch (intentOf(form, ['suspend', 'reactivate', 'logout'])) {
    case 'suspend':
      return sendForm(
        form,
        { name: 'suspend', fields: suspensionFields, schema: suspensionSchema },
        async (body) => {
          await api.call(suspendPerson, { params, body })
          return done(texts.suspend.done)
        },
      )
    case 'reactivate':
      return sendForm(form, nothing, async () => {
        await api.call(reactivatePerson, { params })
        return done(texts.reactivate.done)
      })
    case 'logout':
      return sendForm(form, nothing, async () => {
        await api.call(endPersonSessions, { params })
        return done(texts.logout.done)
      })
  }
}

/** Everything the team knows of one person, part by part, and what it does with the account (GAP-161). */
export default function PersonPage() {
  const { person, shown, tabs } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = params.get('perguntar')
  const isAsked = answer?.form === 'suspend' && asked === 'suspender'
  return (
    <Stack gap={24}>
      <TextLink href="/gestao/pessoas" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PersonHead person={person} />
      {isAsked ? null : <SaveNotice problem={answer?.problem} />}
      <Cluster gap={8}>
        {person.status === 'active' && !person.isYou ? <Ask of="suspender" words={texts.suspend} /> : null}
        {person.status === 'suspended' ? <Ask of="reativar" words={texts.reactivate} /> : null}
        {person.sessions.length > 0 ? <Ask of="sessoes" words={texts.logout} /> : null}
      </Cluster>
      <Tabs label={texts.tabs.label} tabs={tabs} current={shown.tab} without={['antes', 'perguntar']} />
      {shown.tab === 'resumo' ? <PersonSummary person={person} /> : <PersonTab shown={shown} />}
      <PersonDialogs person={person} asked={asked} answer={answer?.form === 'suspend' ? answer : undefined} />
    </Stack>
  )
}

const Ask = ({ of, words }: { of: string; words: { open: string } }) => (
  <ButtonLink href={`?perguntar=${of}`} variant="secondary" preventScrollReset>
    {words.open}
  </ButtonLink>
)
