import { endpoint } from '../../endpoint.ts'
import { pageOf, pageQuery, publishedFile } from '../../published.ts'
import { accountabilityDocumentSchema } from './schemas.ts'

const [path, tag] = ['/transparency', 'accountability']

/** Documents of accountability; ours is the file itself. */
export const transparencyCalls = {
  list: endpoint({
    ...{ method: 'get', path, access: 'participant', tag },
    summary: 'Documents of accountability, the newest year first, page by page; without a year last (TRA-01)',
    query: pageQuery,
    answer: pageOf(accountabilityDocumentSchema),
  }),
  file: publishedFile(path, { tag, opens: 'The file of a document of accountability (TRA-01)' }),
}
