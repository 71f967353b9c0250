import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  blockWriter,
  decideWriting,
  getModerated,
  unblockWriter,
} from '#contract/console/moderation/endpoints.ts'
import {
  keepSchema,
  type ModeratedDetail,
  newBlockSchema,
  takeAwaySchema,
} from '#contract/console/moderation/schemas.ts'
import { reportTexts } from '../../forms/report-texts.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { DecisionCard } from './decision-card.tsx'
import { awayFields, blockFields, keepFields } from './fields.ts'
import * as css from './moderation.css.ts'
import { pageOf } from './place-of.ts'
import { Suspended } from './suspended.tsx'
import { TextMedia } from './text-media.tsx'
import { texts } from './texts.ts'
import { WritingFacts } from './writing-facts.tsx'

export const meta = consoleMeta<typeof loader>(({ kind }) => texts.kinds[kind].title)

const queue = '/gestao/comentarios'

/** Comments and posts have a page each, which are the same but for what they ask. */
const askedFor = ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => ({
  kind: new URL(request.url).pathname.startsWith(`${queue}/mural/`)
    ? ('post' as const)
    : ('comment' as const),
  id: routeId(params.id),
})

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getModerated, { params: askedFor(args) })
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = askedFor(args)
  const words = texts.kinds[params.kind]
  const form = await args.request.formData()
  switch (intentOf(form, ['keep', 'away', 'block', 'lift'])) {
    case 'keep': {
      const kept = { name: 'keep', fields: keepFields, schema: keepSchema, complete: asShown }
      return sendForm(form, kept, async (body) => {
        await api.call(decideWriting, { params, body })
        return redirectSaved(args.context, queue, words.kept)
      })
    }
    case 'away':
      return sendForm(form, { name: 'away', fields: awayFields, schema: takeAwaySchema }, async (body) => {
        await api.call(decideWriting, { params, body })
        return redirectSaved(args.context, queue, words.away[body.state])
      })
    case 'block': {
      const { timezone: timeZone } = requireStation(args.context).config
      const schema = newBlockSchema.omit({ participant: true })
      return sendForm(form, { name: 'block', fields: blockFields, schema, timeZone }, async (block) => {
        const { author, waits_since } = await api.call(getModerated, { params })
        await api.call(blockWriter, { body: { ...block, participant: author.id } })
        const said = waits_since === null ? texts.block.done : texts.block.doneAndOpen
        return redirectSaved(args.context, pageOf(params.kind, params.id), said)
      })
    }
    case 'lift':
      return sendForm(form, liftForm, async () => {
        const { author } = await api.call(getModerated, { params })
        await api.call(unblockWriter, { params: { id: author.id } })
        return redirectSaved(args.context, pageOf(params.kind, params.id), texts.people.unblocked)
      })
  }
}

/** Nothing is filled in to let somebody write again. */
const liftForm = { name: 'lift', fields: [], schema: z.object({}) }

const asShown = (value: Record<string, unknown>) => ({ ...value, state: 'shown' })

/** One comment or post: what is said of it, and what is done about it and about who wrote it. */
export default function DecideComment() {
  const comment = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const fields = answer?.form === 'block' ? blockFields : awayFields
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={queue} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Heading level={1}>{texts.kinds[comment.kind].title}</Heading>
      <SaveNotice problem={answer?.problem} fields={fields} form={answer?.form} />
      <Card tone="sunken">
        <Stack gap={16}>
          <p className={css.words} dir="auto">
            {comment.description || (comment.media_type ? null : texts.wordsGone)}
          </p>
          <TextMedia text={comment} />
          <WritingFacts comment={comment} />
        </Stack>
      </Card>
      <Reports reports={comment.reports} />
      {comment.state === 'removed' ? null : <Decisions comment={comment} />}
      <Blocking comment={comment} />
    </Stack>
  )
}

type Props = { comment: ModeratedDetail }

function Decisions({ comment: { state } }: Props) {
  const answer = useActionData<typeof action>()
  if (state === 'removed') return null
  return (
    <>
      <OwnerForm kept={{ seen: state }}>
        {keepFields.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
        <Button name="intent" value="keep" icon="check">
          {texts.keep[state]}
        </Button>
      </OwnerForm>
      <DecisionCard
        intent="away"
        words={texts.away}
        icon="eyeOff"
        fields={awayFields}
        answer={answer?.form === 'away' ? answer : null}
        kept={{ seen: state, state: 'hidden' }}
      />
    </>
  )
}

function Blocking({ comment: { author, block } }: Props) {
  const answer = useActionData<typeof action>()
  if (block) return <Suspended name={author.name} block={block} />
  return (
    <DecisionCard
      intent="block"
      words={texts.block}
      icon="lock"
      fields={blockFields}
      answer={answer?.form === 'block' ? answer : null}
    />
  )
}

/** What members reported of it; nothing where nobody did. */
function Reports({ reports }: Pick<ModeratedDetail, 'reports'>) {
  const { timezone } = useStation()
  if (reports.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={2} size="card">
        {texts.reported}
      </Heading>
      <ul className={ui.list}>
        {reports.map(({ reason, details, createdAt }) => (
          <li key={`${createdAt} ${reason} ${details}`} className={ui.row}>
            <span className={ui.rowName}>
              <strong>{reportTexts.reasons[reason]}</strong>
              {details ? <bdi className={css.words}>{details}</bdi> : null}
              <span className={ui.small}>{formatDateTime(createdAt, timezone)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
