import '#web/ui/message-page.css';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';

interface LinkMessageProps {
  heading: string;
  children: ReactNode;
  /** The button that does what the e-mail offered. */
  button?: string;
  /** The label of the link to the garage. */
  garage?: string;
}

/** The page behind a link of an e-mail: a question with a button, or what has come of it. */
export function LinkMessage({ heading, children, button, garage }: LinkMessageProps) {
  return (
    <div className="message-page">
      {/* each heading is new, so that it gets the focus */}
      <AnswerHeading key={heading} text={heading} />
      <p>{children}</p>
      {button !== undefined && (
        <Form method="post">
          <button type="submit" className="button button-action">
            {button}
          </button>
        </Form>
      )}
      {garage !== undefined && (
        <p>
          <a href="/my-garage/searches">{garage}</a>
        </p>
      )}
    </div>
  );
}
