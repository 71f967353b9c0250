import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from '../../../forms/send-file.ts'
import { useVideoUpload } from './use-video-upload.ts'
import { VideoAnswer } from './video-answer.tsx'

type Going = {
  onPercent: (percent: number) => void
  end: (answer: Sent | null) => void
  signal: AbortSignal
  form: FormData
}
let going: Going[] = []
vi.mock('../../../forms/send-file.ts', () => ({
  sendFile: (_address: string, form: FormData, { onPercent, signal }: Omit<Going, 'end' | 'form'>) =>
    new Promise<Sent | null>((end) => {
      onPercent(1)
      going.push({ onPercent, end, signal, form })
    }),
}))

const percents: number[] = []
const loaded = {}
let upload: ReturnType<typeof useVideoUpload>
function Step() {
  upload = useVideoUpload(undefined, {
    activityId: 1,
    questionId: 2,
    pageOwner: '7.selo',
    loaded,
    onPercent: (percent) => void percents.push(percent),
    onLost: () => undefined,
  })
  return (
    <p>
      {upload.percent} {upload.problem ?? upload.sent ?? ''}
    </p>
  )
}

let root: Root
const shown = () => document.querySelector('p')?.textContent
const file = (bytes: number) => new File([new Uint8Array(bytes)], 'eu.mp4', { type: 'video/mp4' })
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  going = []
  percents.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Step />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const choose = (bytes = 10) => act(async () => void upload.send(file(bytes)))
const percent = (value: number) => act(async () => going.at(-1)?.onPercent(value))
const end = (answer: Sent | null) => act(async () => going.at(-1)?.end(answer))

test('POL-05 the progress of a video is 1, then what has gone, and 0 when it is over', async () => {
  await choose()
  expect(shown()).toBe('1 ')
  await percent(40)
  expect(shown()).toBe('40 ')
  await percent(100)
  await end({ status: 200, body: { id: 'v1' } })
  expect(shown()).toBe('0 v1')
  expect(percents).toEqual([0, 1, 40, 100, 0])
})

test('POL-05 a video that is lost, refused or stopped is at 0 again, and says why; one over 10 MB is not sent', async () => {
  await choose()
  await end(null)
  expect(shown()).toContain('0 O vídeo não chegou.')
  await choose()
  await end({ status: 413, body: null })
  expect(shown()).toBe('0 Erro: Imagem/Vídeo maior que 10 MB')
  await choose()
  await percent(70)
  await act(async () => upload.cancel())
  expect(shown()).toBe('0 ')
  expect(going).toHaveLength(3)
  await choose(10_000_001)
  expect(going).toHaveLength(3)
  expect(shown()).toBe('0 Erro: Imagem/Vídeo maior que 10 MB')
})

test('SEC-120 a video says first whose page it was chosen on', async () => {
  await choose()
  const sent = going.at(-1)?.form ?? new FormData()
  expect([...sent.keys()]).toEqual(['pagina_de', 'q2-video'])
  expect(sent.get('pagina_de')).toBe('7.selo')
})

test('POL-05 a video that was chosen before the scripts came is sent by them, by one request where effects run twice', async () => {
  const answer = (
    <StrictMode>
      <VideoAnswer
        activityId={1}
        questionId={2}
        loaded={loaded}
        upload={undefined}
        error={undefined}
        isOptional
        pageOwner={null}
        onPercent={() => undefined}
        onLost={() => undefined}
      />
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(answer)
  const input = container.querySelector('input[type="file"]')
  if (!input) throw new Error('There is no field')
  Object.defineProperty(input, 'files', { value: [file(10)] })
  const page = await act(async () => hydrateRoot(container, answer))
  expect(going.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  await end({ status: 200, body: { id: 'v1' } })
  expect(container.querySelector<HTMLInputElement>('input[type="hidden"]')?.value).toBe('v1')
  await act(async () => page.unmount())
})
