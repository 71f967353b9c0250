import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadCalls } from '#contract/services/downloads/endpoints.ts'
import { answerFile } from '../load-list.server.ts'

/** The file itself (NWS-03). */
export const loader = (args: LoaderFunctionArgs) => answerFile(args, downloadCalls.file)
