/** Signs the visitor out of this browser, with or without script. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <form method="post" action="/api/sign-out">
      <button type="submit" className={className}>
        Sign out
      </button>
    </form>
  );
}
