import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import { getManagedSite, listSiteVersions, restoreSiteVersion } from '#contract/console/endpoints.ts'
import type { SiteVersion } from '#contract/console/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { restoreFields } from './fields.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.versions)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const [site, versions] = await Promise.all([api.call(getManagedSite), api.call(listSiteVersions)])
  return { seen: site.version, hasChanges: site.has_changes, versions }
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

/** What was published, with the way back. */
export default function Versions() {
  const { seen, hasChanges, versions } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const nameOfVersion = ({ number, note, published_at }: SiteVersion) =>
    `${number}. ${note || formatDateTime(published_at, timezone)}`
  const [params] = useSearchParams()
  const asked = hasChanges
    ? versions.find(({ number, current }) => !current && params.get('perguntar') === `versao-${number}`)
    : undefined
  return (
    <ListPage
      title={texts.tabs.versions}
      lead={texts.versionsLead}
      tabs={<HistoryTabs current="versions" />}
      notice={<SaveNotice problem={answer?.problem} />}
      object="document"
      none={texts.none}
      isEmpty={versions.length === 0}
      isFiltered={false}
    >
      <ol className={ui.list}>
        {versions.map((version) => (
          <li key={version.number} className={ui.row}>
            <div className={ui.rowName}>
              <strong>{nameOfVersion(version)}</strong>
              <span className={ui.small}>
                {`${version.published_by}, ${formatDateTime(version.published_at, timezone)}`}
              </span>
            </div>
            {version.current ? (
              <Badge tone="success" icon="check">
                {texts.current}
              </Badge>
            ) : (
              <Restore number={version.number} seen={seen} asksFirst={hasChanges} />
            )}
          </li>
        ))}
      </ol>
      {asked ? (
        <AskDialog
          title={texts.ask.title}
          text={texts.ask.text(nameOfVersion(asked))}
          label={texts.ask.button}
          intent="restore"
          closeHref="/gestao/historico/versoes"
        >
          <input type="hidden" name="number" value={asked.number} />
          <input type="hidden" name="seen" value={seen} />
        </AskDialog>
      ) : null}
    </ListPage>
  )
}

type RestoreProps = { number: number; seen: number; asksFirst: boolean }

/** The way back to a version; where changes would be lost, to the question about them. */
const Restore = ({ number, seen, asksFirst }: RestoreProps) =>
  asksFirst ? (
    <ButtonLink href={`?perguntar=versao-${number}`} variant="secondary" size="small" preventScrollReset>
      {texts.restore}
    </ButtonLink>
  ) : (
    <Form noValidate method="post">
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="seen" value={seen} />
      <Button variant="secondary" size="small">
        {texts.restore}
      </Button>
    </Form>
  )
