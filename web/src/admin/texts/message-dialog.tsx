import type { MessageText } from '@marketplace/contract/customers/texts-office'
import { Link } from '../../router/link.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { classNamesOf } from '../sms-register/registration-dialog.tsx'
import { TextView } from './text-view.tsx'
import { languageTitle } from './text-words.ts'

const Registrations = ({ registrations }: Pick<MessageText, 'registrations'>) => (
  <>
    {registrations.length === 0 ? (
      <span>Not registered: production does not send it. </span>
    ) : (
      <ul>
        {registrations.map(({ entity_id, template_id, class: of }) => (
          <li key={entity_id} className="figures">
            {template_id}, {classNamesOf[of]} (entity {entity_id})
          </li>
        ))}
      </ul>
    )}
    <Link to="/admin/sms-register" className="underline">
      Open the SMS register
    </Link>
  </>
)

/** One message with its preview, its registration and its former wordings. Its words come with a release. */
export const MessageDialog = ({ message, onClose }: { message: MessageText; onClose: () => void }) => {
  const { used_for, channel, language, essential, version, since, words, filled, earlier, registrations } =
    message
  return (
    <Dialog isOpen isWide title={used_for} closeLabel="Close" onClose={onClose}>
      <KeyValueList
        rows={[
          { key: 'name', label: 'Name', value: message.template },
          { key: 'channel', label: 'Sent by', value: channel === 'sms' ? 'SMS' : 'E-mail' },
          { key: 'language', label: 'Language', value: languageTitle(language) },
          {
            key: 'essential',
            label: 'Needs the consent to messages',
            value: essential === 1 ? 'No: asked for, or it guards the account' : 'Yes',
          },
          { key: 'version', label: 'Version', value: `${version}, since ${timeText(since)}` },
          ...(channel === 'sms'
            ? [
                {
                  key: 'registered',
                  label: 'Registered as',
                  value: <Registrations registrations={registrations} />,
                },
              ]
            : []),
        ]}
      />
      <TextView language={language} words={words} filled={filled} />
      {earlier.length === 0 ? null : (
        <>
          <h3 className="mt-3 text-sm text-ink-soft">Former wordings</h3>
          <ul className="space-y-2 text-sm">
            {earlier.map((former) => (
              <li key={former.version}>
                Version {former.version}, since {timeText(former.since)}
                <p lang={language} className="wrap-anywhere whitespace-pre-line">
                  {former.words}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
