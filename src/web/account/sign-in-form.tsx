import '#web/content/content-page.css';
import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import './sign-in-form.css';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useFormDraft } from '#web/enquiry/form/draft/use-form-draft.ts';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { GoButton, pressedGo } from '#web/enquiry/form/go-button.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import { sentText, verificationTexts } from '#web/verification/verification-texts.ts';
import { useSite } from '#web/site/use-site.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { FAVOURITES_BOX, FavouritesChoice } from './favourites-choice.tsx';
import { declineFavourites, useOfferedFavourites } from './offered-favourites.ts';
import { notePendingPurpose } from './pending-save.ts';
import { forgetSentCode, signInDraft, usePhoneWithCode } from './phone-with-code.ts';
import type { SignInAnswer } from './sign-in-action.ts';
import { type SignInScreen, signInFields, type SignInView } from './sign-in-view.ts';

interface SignInFormProps {
  signIn: SignInView;
  answer: SignInAnswer | undefined;
}

/** The main button of each screen. */
const buttons: Readonly<Record<SignInScreen, { go: string; label: string; busy: string }>> = {
  phone: { go: 'send', label: verificationTexts.send, busy: verificationTexts.sending },
  code: { go: 'verify', label: 'Sign in', busy: 'Signing in…' },
  details: { go: 'details', label: 'Continue', busy: 'Saving…' },
  save: { go: 'save', label: 'Save', busy: 'Saving…' },
};

/** Signs a visitor in, screen by screen. Without script each button posts and the page comes back. */
export function SignInForm({ signIn, answer }: SignInFormProps) {
  const { slug } = useSite();
  const phoneWithCode = usePhoneWithCode(slug);
  const reached = signIn.screen === 'phone' && phoneWithCode ? 'code' : signIn.screen;
  const screen = answer?.screen ?? reached;
  const phone = answer?.values['phone'] ?? phoneWithCode;
  return (
    <div className="content-page page-width sign-in stack gap-4">
      <h1>{screen === 'details' ? 'Nice to meet you' : signIn.title}</h1>
      <p>{screen === 'details' ? 'Who may we expect? You are asked only once.' : signIn.text}</p>
      {/* each screen is a form of its own, so that nothing of the one before is left in it */}
      <Screen key={screen} screen={screen} signIn={signIn} answer={answer} phone={phone} />
    </div>
  );
}

interface ScreenProps extends SignInFormProps {
  screen: SignInScreen;
  /** The phone that a code was sent to. */
  phone: string | undefined;
}

function Screen({ screen, signIn, answer, phone }: ScreenProps) {
  const { slug } = useSite();
  const offered = useOfferedFavourites(slug);
  const fields = signInFields[screen];
  const pressed = pressedGo(useNavigation().formData);
  const { element, summary, faults, check, formProps } = useCheckedForm(fields, answer);
  const { save } = useFormDraft(element, {
    site: slug,
    form: signInDraft(screen),
    remembers: false,
  });

  useEffect(() => {
    if (answer?.isSent === 'now') recordEvent('codeSent');
  }, [answer]);
  useEffect(() => {
    // after a reload the page asks for the code again, and sends no second one
    if (screen === 'code' && phone) save({ values: { phone } });
  }, [save, screen, phone]);
  const isVerifying = useRef(false);
  useEffect(() => {
    isVerifying.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at every answer
  }, [answer]);
  useEffect(
    () => () => {
      // the code was accepted, because its form made way without an answer
      if (isVerifying.current) forgetSentCode(slug);
    },
    [slug],
  );
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    // not after a reload: the draft does not fill the field that has the focus
    if (screen === 'code' && hasAnswer)
      element.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [screen, hasAnswer, element]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event too widely
    const isResent = submitter?.getAttribute('value') === 'send' && screen === 'code';
    if (pressed || (!isResent && !check())) return event.preventDefault();
    isVerifying.current = screen === 'code' && !isResent;
    notePendingPurpose(slug, signIn.save, signIn.redirect, 'save');
    const isUnticked = !new FormData(event.currentTarget).has(FAVOURITES_BOX);
    if (screen === 'code' && !isResent && isUnticked) declineFavourites(slug, offered);
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    save(screen === 'code' && phone ? { values: { phone } } : {});
  }

  return (
    <section className="enquiry">
      <Form
        {...formProps}
        method="post"
        onSubmit={prepare}
        onChange={noteChange}
        preventScrollReset
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        {screen === 'code' && <SentTo phone={phone} sent={sentText(answer?.isSent)} />}
        {fields
          .filter(({ name }) => screen !== 'code' || name !== 'phone')
          .map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={shownValue(field, answer)}
              fault={faults.find((fault) => fault.field === field.name)?.message}
            />
          ))}
        {screen === 'code' && <FavouritesChoice offered={offered} />}
        {screen !== 'save' && <p className="soft small">{signIn.notice}</p>}
        <div className="cluster gap-3">
          <GoButton {...buttons[screen]} pressed={pressed} className="button button-action" />
          {screen === 'code' && (
            <button
              type="submit"
              name="go"
              value="send"
              className="button button-quiet"
              formNoValidate
              aria-disabled={Boolean(pressed)}
            >
              {pressed === 'send' ? verificationTexts.sending : verificationTexts.resend}
            </button>
          )}
          {(screen === 'phone' || screen === 'save') && (
            <a
              className="button button-quiet"
              href={signIn.back}
              onClick={() => notePendingPurpose(slug, signIn.save, signIn.back, 'return')}
            >
              Not now
            </a>
          )}
        </div>
      </Form>
    </section>
  );
}

/** The phone stays as it is once a code was sent to it. */
function SentTo({ phone = '', sent }: { phone: string | undefined; sent: string | undefined }) {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  return (
    <p>
      <output className="sign-in-sent">{sent}</output> Enter the 6-digit code that we sent to{' '}
      <strong>{phone}</strong>.{' '}
      <a href={pathname + search} onClick={() => forgetSentCode(slug)}>
        Use another number
      </a>
      <input type="hidden" name="phone" value={phone} />
    </p>
  );
}
