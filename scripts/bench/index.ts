import { measureAccess } from './access.ts'
import { measureCachedLanding } from './cached-landing.ts'
import { measureCheckout } from './checkout.ts'
import { measureClicks } from './clicks.ts'
import { measureColdPage } from './cold-page.ts'
import { measureFeed } from './feed.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureImport } from './import.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLongStatement } from './long-statement.ts'
import { measureManyActivities } from './many-activities.ts'
import { measureManyParticipants } from './many-participants.ts'
import { measureManyStations } from './many-stations.ts'
import { measureMemory } from './memory.ts'
import { measureOutage } from './outage.ts'
import { measureParticipations } from './participations.ts'
import { measurePeople } from './people.ts'
import { measureImportAlone } from './people-import.ts'
import { measureRendered } from './rendered.ts'
import { measureRenderedPages } from './rendered-pages.ts'
import { measureRenewals } from './renewals.ts'
import { measureReplacement } from './replacement.ts'
import { measureResearch } from './research.ts'
import { measureSiteBuilder } from './site-builder.ts'
import { measureUploads } from './uploads.ts'

/** Every measurement prints what it compares with in the same run: machines are noisy, ratios less so. */
const measurements: Record<string, () => Promise<void>> = {
  'cached-landing': measureCachedLanding,
  'cold-page': measureColdPage,
  rendered: measureRendered,
  'rendered-pages': measureRenderedPages,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  clicks: measureClicks,
  memory: measureMemory,
  'many-stations': measureManyStations,
  'site-builder': measureSiteBuilder,
  access: measureAccess,
  'many-activities': measureManyActivities,
  'many-participants': measureManyParticipants,
  people: measurePeople,
  'people-import': measureImportAlone,
  'long-statement': measureLongStatement,
  feed: measureFeed,
  research: measureResearch,
  participations: measureParticipations,
  checkout: measureCheckout,
  renewals: measureRenewals,
  replacement: measureReplacement,
  uploads: measureUploads,
  import: measureImport,
  outage: measureOutage,
}

const asked = process.argv.slice(2)
if (asked.includes('--help') || asked.some((name) => !(name in measurements))) {
  console.log(`npm run bench -- [${Object.keys(measurements).join(' | ')}]
Measures the built server (npm run build first). Without a name: everything.`)
  process.exit(asked.includes('--help') ? 0 : 1)
}
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n# ${name}`)
  await measure()
}
process.exit()
