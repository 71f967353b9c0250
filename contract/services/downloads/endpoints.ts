import { publishedCalls, publishedFile, stationPageQuery } from '../../published.ts'
import { downloadItemSchema, downloadSchema } from './schemas.ts'

const [path, tag] = ['/downloads', 'downloads']

/** Files for members; ours is the file itself. */
export const downloadCalls = {
  ...publishedCalls({
    ...{ path, tag, query: stationPageQuery, item: downloadItemSchema, one: downloadSchema },
    lists: 'Files for members, newest first, page by page (NWS-03)',
    opens: 'One of them, with its text (NWS-04)',
  }),
  file: publishedFile(path, { tag, opens: 'The file of one of them (NWS-03)' }),
}
