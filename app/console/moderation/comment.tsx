import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { blockWriter, decideComment, getModeratedComment } from '#contract/console/moderation/endpoints.ts'
import {
  keepSchema,
  type ModeratedCommentDetail,
  newBlockSchema,
  takeAwaySchema,
} from '#contract/console/moderation/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { awayFields, blockFields, keepFields } from './fields.ts'
import * as css from './moderation.css.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

const queue = '/gestao/comentarios'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  return api.call(getModeratedComment, { params: { id: routeId(args.params.id) } })
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  switch (intentOf(form, ['keep', 'away', 'block'])) {
    case 'keep': {
      const kept = { name: 'keep', fields: keepFields, schema: keepSchema, complete: asShown }
      return sendForm(form, kept, async (body) => {
        await api.call(decideComment, { params, body })
        return redirectSaved(args.context, queue, texts.keep.done)
      })
    }
    case 'away':
      return sendForm(form, { name: 'away', fields: awayFields, schema: takeAwaySchema }, async (body) => {
        await api.call(decideComment, { params, body })
        return redirectSaved(args.context, queue, texts.away.done[body.state])
      })
    case 'block': {
      const { timezone: timeZone } = requireStation(args.context).config
      const schema = newBlockSchema.omit({ participant: true })
      return sendForm(form, { name: 'block', fields: blockFields, schema, timeZone }, async (block) => {
        const { author } = await api.call(getModeratedComment, { params })
        await api.call(blockWriter, { body: { ...block, participant: author.id } })
        return redirectSaved(args.context, `${queue}/${params.id}`, texts.block.done)
      })
    }
  }
}

const asShown = (value: Record<string, unknown>) => ({ ...value, state: 'shown' })

/** One comment: what is said of it, and what is done about it and about who wrote it. */
export default function DecideComment() {
  const comment = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const fields = answer?.form === 'block' ? blockFields : awayFields
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={queue} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Heading level={1}>{texts.oneTitle}</Heading>
      <SaveNotice problem={answer?.problem} fields={fields} form={answer?.form} />
      <Card tone="sunken">
        <Stack gap={16}>
          <p className={css.words} dir="auto">
            {comment.description || texts.wordsGone}
          </p>
          <Facts comment={comment} />
        </Stack>
      </Card>
      <Reports reports={comment.reports} />
      {comment.state === 'removed' ? null : <Decisions comment={comment} />}
      <Blocking comment={comment} />
    </Stack>
  )
}

type Props = { comment: ModeratedCommentDetail }

function Facts({ comment: { author, about, is_reply, createdAt, state, reason } }: Props) {
  const { timezone } = useStation()
  return (
    <DescriptionList
      items={[
        { term: texts.author, value: `${author.name}, ${author.email}` },
        {
          term: texts.where,
          value: about.kind === 'post' ? texts.inPost(is_reply) : texts.about(about.name, is_reply),
        },
        { term: texts.when, value: formatDateTime(createdAt, timezone) },
        { term: texts.state, value: <StateBadge state={state} /> },
        ...(reason ? [{ term: texts.toldReason, value: reason }] : []),
      ]}
    />
  )
}

function Reports({ reports }: Pick<ModeratedCommentDetail, 'reports'>) {
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
              <strong>{texts.reasons[reason]}</strong>
              {details ? <bdi className={css.words}>{details}</bdi> : null}
              <span className={ui.small}>{formatDateTime(createdAt, timezone)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Decisions({ comment: { state } }: { comment: ModeratedCommentDetail }) {
  const answer = useActionData<typeof action>()
  const away = answer?.form === 'away' ? answer : null
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
      <Card>
        <OwnerForm answer={away} form="away" kept={{ seen: state, state: 'hidden' }}>
          <Stack gap={16}>
            <Stack gap={4}>
              <Heading level={2} size="card">
                {texts.away.title}
              </Heading>
              <Text kind="muted">{texts.away.lead}</Text>
            </Stack>
            {awayFields.map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
            <Button name="intent" value="away" variant="secondary" icon="eyeOff">
              {texts.away.submit}
            </Button>
          </Stack>
        </OwnerForm>
      </Card>
    </>
  )
}

function Blocking({ comment: { block } }: Props) {
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const refused = answer?.form === 'block' ? answer : null
  return (
    <Card>
      <OwnerForm answer={refused} form="block" kept={{ reason: block?.reason ?? '' }}>
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2} size="card">
              {texts.block.title}
            </Heading>
            <Text kind="muted">{texts.block.lead}</Text>
          </Stack>
          {block ? (
            <Alert
              tone="warning"
              title={texts.block.now(block.until && formatDateTime(block.until, timezone))}
            />
          ) : null}
          {blockFields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <Button name="intent" value="block" variant="secondary" icon="lock">
            {texts.block.submit}
          </Button>
        </Stack>
      </OwnerForm>
    </Card>
  )
}
