import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import {
  getManagedSite,
  listAudit,
  listSiteVersions,
  restoreSiteVersion,
} from '#contract/console/endpoints.ts'
import type { AuditLine } from '#contract/console/schemas.ts'
import { own } from '#contract/own.ts'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { type Difference, differencesOf } from '../../fields/differences.ts'
import * as css from '../../gestao.css.ts'
import { redirectSaved, requireOwner, saveProblem } from '../../owner/owner.server.ts'
import { partFields } from '../../site-fields.ts'
import { texts } from '../../texts.ts'
import { Comparison } from '../../ui/comparison.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { kindOf, partName } from './part-name.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const before = Number(new URL(args.request.url).searchParams.get('antes'))
  const query = Number.isSafeInteger(before) && before > 0 ? { before } : {}
  const [site, versions, lines] = await Promise.all([
    api.call(getManagedSite),
    api.call(listSiteVersions),
    api.call(listAudit, { query }),
  ])
  return { seen: site.version, versions, lines: lines.map(describeLine) }
}

type Line = { id: number; who: string; when: string; did: string; changes: Difference[] }

/** A line of the audit log as a sentence, with what changed field by field. */
function describeLine({ id, who, what, part, before, after, created_at }: AuditLine): Line {
  const named = (after as { name?: unknown } | null)?.name ?? (before as { name?: unknown } | null)?.name
  const object = partName(part) || (typeof named === 'string' ? named : '')
  const did = `${own(texts.history.what, what) ?? what} ${what === 'publish' ? '' : object}`.trim()
  return {
    id,
    who,
    when: created_at,
    did,
    changes: differencesOf(partFields.get(kindOf(part)) ?? [], before, after),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const params = { number: Number(form.get('number')) }
  try {
    await api.call(restoreSiteVersion, { params, body: { version: Number(form.get('seen')) } })
  } catch (problem) {
    return data(saveProblem(problem), { status: 409 })
  }
  return redirectSaved(args.context, '/gestao', texts.history.restored)
}

/** What was published, with the way back, and the audit log. */
export default function History() {
  const { seen, versions, lines } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const { timezone } = useStation()
  const at = (iso: string) =>
    new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone })
  const last = lines.at(-1)
  return (
    <Stack gap={32} className={css.narrow}>
      <Heading level={1}>{texts.history.title}</Heading>
      <SaveNotice problem={problem} />
      <Stack gap={12}>
        <Heading level={2}>{texts.history.versions}</Heading>
        {versions.length === 0 ? <Text kind="muted">{texts.history.none}</Text> : null}
        <ol className={css.list}>
          {versions.map((version) => (
            <li key={version.number} className={css.row}>
              <div className={css.rowName}>
                <strong>{`${version.number}. ${version.note || at(version.published_at)}`}</strong>
                <span className={css.small}>{`${version.published_by}, ${at(version.published_at)}`}</span>
              </div>
              {version.current ? (
                <Badge tone="success" icon="check">
                  {texts.history.current}
                </Badge>
              ) : (
                <Form noValidate method="post">
                  <input type="hidden" name="number" value={version.number} />
                  <input type="hidden" name="seen" value={seen} />
                  <Button variant="secondary" size="small">
                    {texts.history.restore}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ol>
      </Stack>
      <Stack gap={12}>
        <Heading level={2}>{texts.history.audit}</Heading>
        <ol className={css.list}>
          {lines.map((line) => (
            <li key={line.id} className={css.row}>
              <div className={css.rowName}>
                <strong>{`${line.who} ${line.did}`}</strong>
                <span className={css.small}>{at(line.when)}</span>
              </div>
              {line.changes.length > 0 ? (
                <details className={css.wide}>
                  <summary className={css.summary}>{texts.history.changes(line.changes.length)}</summary>
                  <Comparison rows={line.changes} heads={[texts.history.before, texts.history.after]} />
                </details>
              ) : null}
            </li>
          ))}
        </ol>
        {last && lines.length >= 50 ? (
          <TextLink href={`?antes=${last.id}`} kind="stand">
            {texts.history.more}
          </TextLink>
        ) : null}
      </Stack>
    </Stack>
  )
}
