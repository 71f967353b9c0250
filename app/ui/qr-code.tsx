import { QRCode } from 'react-qr-code'
import { paper } from '#themes/scale.ts'
import * as css from './qr-code.css.ts'
import { uiTexts } from './texts.ts'

type QrCodeProps = {
  value: string
  /** Side in pixels without the quiet zone. */
  size?: number
  /** The purpose of the code. */
  label?: string
}

export const QrCode = ({ value, size = 208, label = uiTexts.qrCode }: QrCodeProps) => (
  <span className={css.frame} role="img" aria-label={label}>
    <QRCode
      value={value}
      size={size}
      className={css.drawing}
      bgColor={paper.ground}
      fgColor={paper.ink}
      level="M"
      aria-hidden
    />
  </span>
)
