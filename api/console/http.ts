import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import * as calls from '#contract/console/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { listAudit, listAuditPeople } from '../people/owner-changes/index.ts'
import type { AreaDeps } from '../platform/area.ts'
import { type ApiApp, serve } from '../platform/http/serve.ts'
import { createNetworkProofs } from '../platform/ports/domain-proofs.ts'
import { inQueueIfLong } from './activities/heavy-reads.ts'
import { managedActivityRoutes } from './activities/http.ts'
import { addImage } from './add-image.ts'
import { addLogo } from './add-logo.ts'
import { addOwnDomain } from './add-own-domain.ts'
import { listedRoutes } from './affiliates/http.ts'
import { eventEntries } from './calendar/event-entries.ts'
import { caseReaderRoutes } from './case-readers/http.ts'
import { managedCaseRoutes } from './cases/http.ts'
import { changeManagedSite } from './change-managed-site.ts'
import { managedDocumentRoutes } from './documents/http.ts'
import { endEventWindow } from './end-event-window.ts'
import { serveEntries } from './entries/serve-entries.ts'
import { entryRoutes } from './entry/http.ts'
import { managedFuelRoutes } from './fuel/http.ts'
import { getClockChange } from './get-clock-change.ts'
import { getEventWindow } from './get-event-window.ts'
import { getToday } from './get-today.ts'
import { getWaiting } from './get-waiting.ts'
import { managedLegalTextRoutes } from './legal-texts/http.ts'
import { listOwnDomains } from './list-own-domains.ts'
import { listSiteVersions } from './list-site-versions.ts'
import { managedDrawRoutes } from './lucky-numbers/http.ts'
import { getManagedSite } from './managed-site.ts'
import { moderationRoutes } from './moderation/http.ts'
import { newsEntries } from './news/news-entries.ts'
import { openEventWindow } from './open-event-window.ts'
import { managedOrderRoutes } from './orders/http.ts'
import { managedFieldRoutes } from './own-fields/http.ts'
import { managedPeopleRoutes } from './people/http.ts'
import { peopleImportRoutes } from './people/import/http.ts'
import { peopleInvitationRoutes } from './people/invitations/http.ts'
import { mergeRoutes } from './people/merge/http.ts'
import { personRoutes } from './people/person/http.ts'
import { managedPlanRoutes } from './plans/http.ts'
import { getSwitchedOff } from './plans-that-lose.ts'
import { pointRoutes } from './points/http.ts'
import { previewManagedSite, tryManagedSite } from './preview-managed-site.ts'
import { managedPrivacyRoutes } from './privacy/http.ts'
import { proveOwnDomain } from './prove-own-domain.ts'
import { publishSite } from './publish-site.ts'
import { getRateChange } from './rate-change.ts'
import { registrationChangeRoutes } from './registration-changes/http.ts'
import { rememberAddresses } from './remember-addresses.ts'
import { removeOwnDomain } from './remove-own-domain.ts'
import { restoreSiteVersion } from './restore-site-version.ts'
import { managedServicePageRoutes } from './service-pages/http.ts'
import { managedServiceRoutes } from './services/http.ts'
import { supportRoutes } from './support/http.ts'
import { managedTeamRoutes } from './team/http.ts'
import { managedTopUpRoutes } from './top-ups/http.ts'
import { managedTopicRoutes } from './topics/http.ts'

export function managementRoutes(app: ApiApp, deps: AreaDeps): void {
  const { urls, publicAddresses, domainProofs = createNetworkProofs() } = deps
  const { baseDomain } = urls
  const asked = rememberAddresses(domainProofs)
  const reach = { baseDomain, addresses: async () => publicAddresses ?? asked(baseDomain) }
  serve(app, calls.getManagedSite, (ctx) => getManagedSite(ctx))
  serve(app, calls.getWaiting, (ctx) => getWaiting(ctx))
  serve(app, calls.getToday, (ctx) => getToday(ctx))
  serve(app, calls.changeManagedSite, (ctx, { body, idempotencyKey }) =>
    changeManagedSite(ctx, body, idempotencyKey),
  )
  serve(app, calls.getSwitchedOff, (ctx) => getSwitchedOff(ctx))
  serve(app, calls.getClockChange, (ctx) => getClockChange(ctx))
  serve(app, calls.getRateChange, (ctx) => getRateChange(ctx))
  serve(app, calls.previewManagedSite, (ctx, { query }) => previewManagedSite(ctx, query))
  serve(app, calls.tryManagedSite, (ctx, { body }) => tryManagedSite(ctx, body))
  serve(app, calls.publishSite, (ctx, { body }) => publishSite(ctx, body))
  serve(app, calls.listSiteVersions, (ctx) => listSiteVersions(ctx))
  serve(app, calls.restoreSiteVersion, (ctx, { params, body }) =>
    restoreSiteVersion(ctx, { ...params, ...body }),
  )
  serve(app, calls.listAudit, (ctx, { query }) =>
    inQueueIfLong(ctx, query, { what: 'history.export', part: 'history' }, () => listAudit(ctx, query)),
  )
  serve(app, calls.listAuditPeople, (ctx) => listAuditPeople(ctx))
  serve(app, calls.addImage, (ctx, { upload }) => addImage(ctx, upload))
  serve(app, calls.addLogo, (ctx, { upload }) => addLogo(ctx, upload))
  serve(app, calls.listOwnDomains, (ctx) => listOwnDomains(ctx, reach))
  serve(app, calls.addOwnDomain, (ctx, { body }) => addOwnDomain(ctx, body.domain, reach))
  serve(app, calls.proveOwnDomain, (ctx, { body }) => proveOwnDomain(ctx, body.domain, domainProofs, reach))
  serve(app, calls.removeOwnDomain, (ctx, { params }) => removeOwnDomain(ctx, params.domain, reach))
  serve(app, calls.getEventWindow, (ctx) => getEventWindow(ctx))
  serve(app, calls.openEventWindow, (ctx, { body }) => openEventWindow(ctx, body))
  serve(app, calls.endEventWindow, (ctx, { query }) => endEventWindow(ctx, query))
  managedActivityRoutes(app)
  managedCaseRoutes(app)
  caseReaderRoutes(app)
  moderationRoutes(app, deps)
  serveEntries(app, managedNews, newsEntries)
  serveEntries(app, managedEvents, eventEntries)
  managedDocumentRoutes(app)
  managedOrderRoutes(app)
  managedPeopleRoutes(app, deps)
  entryRoutes(app)
  listedRoutes(app)
  managedFieldRoutes(app)
  peopleImportRoutes(app)
  peopleInvitationRoutes(app)
  personRoutes(app, deps)
  mergeRoutes(app, deps)
  managedPlanRoutes(app)
  pointRoutes(app)
  managedTopUpRoutes(app)
  managedTopicRoutes(app)
  supportRoutes(app, deps)
  registrationChangeRoutes(app)
  managedServiceRoutes(app)
  managedServicePageRoutes(app)
  managedFuelRoutes(app)
  managedDrawRoutes(app)
  managedTeamRoutes(app, deps)
  managedLegalTextRoutes(app)
  managedPrivacyRoutes(app, deps)
}
