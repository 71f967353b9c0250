/** Who may import whom (ADR 1). Run by `npm run verify`. */
const ours = '^(app|api|contract|themes|station-configs|server|scripts|tests)/'
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: ours, pathNot: allowed },
})

/** From the ground up (docs/architecture.md). */
const districts = [
  'platform',
  'stations',
  'ledger',
  'people',
  'activities',
  'commerce',
  'services',
  'site',
  'console',
]
/** What is everybody’s in the portal, from the ground up. */
const ground = ['ui', 'routing', 'station', 'session', 'forms']
/** An area is a folder of its district; two districts are one area each. */
const area = `ledger|console|(?:${districts.join('|')})/[\\w-]+`

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // Types included: what knows each other cannot be read, nor moved, alone.
      to: { circular: true },
    },
    only('contract-alone', '^contract/', '^contract/', 'contract imports nothing of ours'),
    only('themes-alone', '^themes/', '^themes/', 'themes import nothing of ours'),
    only(
      'station-configs',
      '^station-configs/',
      '^(station-configs|themes|contract)/',
      'station-configs know themes and what the contract says of content',
    ),
    only(
      'api',
      '^api/(?!stations/mail-templates/)',
      '^(api|contract|station-configs)/|^themes/follow-primary\\.ts$',
      'the API knows the contract, the form of station folders and which colours follow another',
    ),
    only(
      'api-mails',
      '^api/stations/mail-templates/',
      '^(api|contract|station-configs)/|^themes/(brand|color|contrast|resolve|fonts/families)\\.ts$',
      'mails take their colours from the pure part of the themes (docs/decisions/0011)',
    ),
    only(
      'app',
      '^app/',
      '^(app|contract|themes)/|^station-configs/pictures\\.ts$',
      'the portal never sees the API',
    ),
    {
      name: 'types-one-by-one',
      comment:
        'pages take from the contract the types they show: the list of all brings every schema into their scripts',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/(activity-types|sections)/index\\.ts$' },
    },
    {
      name: 'areas-of-the-portal',
      comment:
        'cards of activities look alike wherever they stand, an area of app/ uses ui, forms, routing, station, session and itself; page-meta is everybody’s, comments stand on the pages of what is commented (ADR 82), a new card is typed where one pays (ADR 97), what is paid is paid in one way and plans look alike to everybody (ADR 109), owners preview news as members read them (NWS-02), sections look in their gallery as on the landing page (PUB-01), owners go on writing the documents that came with their station (PPL-33), and a request by the law looks alike with and without an account (PPL-32)',
      severity: 'error',
      from: { path: `^app/(${area})/` },
      to: {
        path: `^app/(?:${area})/`,
        pathNot: [
          '^app/$1/',
          '^app/site/public/page-meta',
          '^app/site/public/landing/(landing-section|section-look)\\.tsx?$',
          '^app/site/builder/(site-preview|contrast-|texts)',
          '^app/activities/home/(action-card|locked-dialog)\\.tsx$',
          '^app/commerce/cards/(new-card-part|new-card\\.server|use-new-card-form)\\.tsx?$',
          '^app/commerce/payments/',
          '^app/commerce/plans/(plan-card|plan-price|price|texts)\\.tsx?$',
          '^app/services/news/news-article\\.tsx$',
          '^app/site/public/landing/(landing-section|section-look)\\.tsx?$',
          '^app/site/public/legal/(legal-document|legal-text\\.server)\\.ts$',
          '^app/people/privacy/(sent-requests|texts)\\.tsx?$',
          '^app/activities/comments/(comments|load-comments\\.server|comment-actions\\.server)\\.tsx?$',
        ],
      },
    },
    {
      name: 'owners-pages-know-no-frame',
      comment: 'the frame of /gestao is composed of its areas (ADR 75)',
      severity: 'error',
      from: { path: '^app/console/(?!frame/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/console/frame/' },
    },
    {
      name: 'owners-forms-know-no-area',
      comment: 'what all owners’ pages stand on: components, saving, fields (ADR 75)',
      severity: 'error',
      from: { path: '^app/console/(ui|owner|fields|html-editor)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^app/console/',
        pathNot: '^app/console/((ui|owner|fields|html-editor)/|console-area\\.ts$)',
      },
    },
    {
      name: 'areas-of-the-api',
      comment: 'another area only through its index or its tables; areas.ts reads the manifests',
      severity: 'error',
      from: { path: `^api/(${area})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^api/(?:${area})/`,
        pathNot: ['^api/$1/', '^api/platform/', `^api/(?:${area})/(index|tables)\\.ts$`],
      },
    },
    ...districts.slice(0, -1).map((district, level) => ({
      name: `${district}-looks-up`,
      comment: 'a district knows those below it; what happens it tells those above by an event (ADR 65)',
      severity: 'error',
      from: { path: `^(api|contract|app)/${district}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^$1/(${districts.slice(level + 1).join('|')})/` },
    })),
    ...ground.map((folder, level) => ({
      name: `${folder}-looks-up`,
      comment: 'what is everybody’s in the portal stands below its districts, and each knows those before it',
      severity: 'error',
      from: { path: `^app/${folder}/`, pathNot: '\\.test\\.tsx?$|^app/ui/showcase/' },
      to: { path: `^app/(root\\.tsx$|(${[...ground.slice(level + 1), ...districts].join('|')})/)` },
    })),
    {
      name: 'districts-know-no-composition',
      comment: 'what is put together of all areas stands above them, and is handed down (ADR 64)',
      severity: 'error',
      from: { path: `^api/(${districts.join('|')})/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^api/[\\w-]+\\.ts$' },
    },
    {
      name: 'nobody-imports-the-edge',
      severity: 'error',
      from: { path: '^(app|api|contract|themes|station-configs)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|scripts|tests)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
}
