import './alerts.css';
import { Form } from 'react-router';
import type { EmailView } from './searches-view.ts';

/** Says that no e-mails come before the address is confirmed. */
export function ConfirmNotice({ email: { address, isAsked } }: { email: EmailView }) {
  return (
    <section aria-labelledby="confirm-notice" className="alert-notice tinted pad-5 stack gap-3">
      <h2 id="confirm-notice" className="large">
        Confirm your email address
      </h2>
      {address === '' ? (
        <p>
          We need your email address before we can write to you.{' '}
          <a href="/my-garage/account">Add your email address</a>
        </p>
      ) : (
        <>
          <p>
            {isAsked ? 'We have sent a link to ' : 'Your emails start once you confirm '}
            <strong>{address}</strong>.{isAsked && ' Open it, and your emails start.'}
          </p>
          <Form method="post" preventScrollReset>
            <button type="submit" name="go" value="confirm" className="button button-quiet">
              {isAsked ? 'Send the link again' : 'Send me the link'}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
