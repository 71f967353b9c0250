import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import {
  getManagedSite,
  listAudit,
  listSiteVersions,
  restoreSiteVersion,
} from '#contract/console/endpoints.ts'
import type { AuditLine, SiteVersion } from '#contract/console/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import type { Difference } from '../../fields/differences.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { changesOf, nameOf, wordsOf } from '../areas.server.ts'
import { restoreFields } from './fields.ts'
import * as css from './history.css.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const before = Number(new URL(args.request.url).searchParams.get('antes'))
  const query = Number.isSafeInteger(before) && before > 0 ? { before } : {}
  const [site, versions, lines] = await Promise.all([
    api.call(getManagedSite),
    api.call(listSiteVersions),
    api.call(listAudit, { query }),
  ])
  return { seen: site.version, hasChanges: site.has_changes, versions, lines: lines.map(describeLine) }
}

/** What was done to all of the site: its words say it whole. */
const ofTheWhole: ReadonlySet<string> = new Set(['publish', 'restore'])

type Line = { id: number; who: string; when: string; did: string; changes: Difference[] }

/** A line of the audit log as a sentence, with what changed field by field. */
function describeLine({ id, who, what, part, before, after, created_at }: AuditLine): Line {
  const named = (after as { name?: unknown } | null)?.name ?? (before as { name?: unknown } | null)?.name
  const object = nameOf(part) || (typeof named === 'string' ? named : '')
  const did = `${wordsOf(what)} ${ofTheWhole.has(what) ? '' : object}`.trim()
  return {
    id,
    who,
    when: created_at,
    did,
    changes: changesOf(part, before, after),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const version = z.object({ number: z.int().positive(), seen: z.int() })
  return sendForm(form, { fields: restoreFields, schema: version }, async ({ number, seen }) => {
    await api.call(restoreSiteVersion, { params: { number }, body: { version: seen } })
    return redirectSaved(args.context, '/gestao', texts.restored)
  })
}

/** What was published, with the way back, and the audit log. */
export default function History() {
  const { seen, hasChanges, versions, lines } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const at = (iso: string) =>
    new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone })
  const last = lines.at(-1)
  const nameOfVersion = ({ number, note, published_at }: SiteVersion) =>
    `${number}. ${note || at(published_at)}`
  const [params] = useSearchParams()
  const asked = hasChanges
    ? versions.find(({ number, current }) => !current && params.get('perguntar') === `versao-${number}`)
    : undefined
  return (
    <Stack gap={32} className={ui.narrow}>
      <Heading level={1}>{texts.title}</Heading>
      <SaveNotice problem={answer?.problem} />
      <Stack gap={12}>
        <Heading level={2}>{texts.versions}</Heading>
        {versions.length === 0 ? <Text kind="muted">{texts.none}</Text> : null}
        <ol className={ui.list}>
          {versions.map((version) => (
            <li key={version.number} className={ui.row}>
              <div className={ui.rowName}>
                <strong>{nameOfVersion(version)}</strong>
                <span className={ui.small}>{`${version.published_by}, ${at(version.published_at)}`}</span>
              </div>
              {version.current ? (
                <Badge tone="success" icon="check">
                  {texts.current}
                </Badge>
              ) : hasChanges ? (
                <ButtonLink
                  href={`?perguntar=versao-${version.number}`}
                  variant="secondary"
                  size="small"
                  preventScrollReset
                >
                  {texts.restore}
                </ButtonLink>
              ) : (
                <Form noValidate method="post">
                  <input type="hidden" name="number" value={version.number} />
                  <input type="hidden" name="seen" value={seen} />
                  <Button variant="secondary" size="small">
                    {texts.restore}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ol>
      </Stack>
      {asked ? (
        <AskDialog
          title={texts.ask.title}
          text={texts.ask.text(nameOfVersion(asked))}
          label={texts.ask.button}
          intent="restore"
          closeHref="/gestao/historico"
        >
          <input type="hidden" name="number" value={asked.number} />
          <input type="hidden" name="seen" value={seen} />
        </AskDialog>
      ) : null}
      <Stack gap={12}>
        <Heading level={2}>{texts.audit}</Heading>
        <ol className={ui.list}>
          {lines.map((line) => (
            <li key={line.id} className={ui.row}>
              <div className={ui.rowName}>
                <strong>{`${line.who} ${line.did}`}</strong>
                <span className={ui.small}>{at(line.when)}</span>
              </div>
              {line.changes.length > 0 ? (
                <details className={css.wide}>
                  <summary className={ui.summary}>{texts.changes(line.changes.length)}</summary>
                  <Comparison rows={line.changes} heads={[texts.before, texts.after]} />
                </details>
              ) : null}
            </li>
          ))}
        </ol>
        {last && lines.length >= 50 ? (
          <TextLink href={`?antes=${last.id}`} kind="stand">
            {texts.more}
          </TextLink>
        ) : null}
      </Stack>
    </Stack>
  )
}
