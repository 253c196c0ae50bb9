/** Link to the hosted provider, which returns to `returnTo`. */
export function HostedLink({ hosted, returnTo }: { hosted: { label: string }; returnTo: string }) {
  return (
    <a
      className="btn btn-ghost btn-wide"
      href={`/sign-in/hosted?returnTo=${encodeURIComponent(returnTo)}`}
      rel="nofollow"
    >
      Continue with {hosted.label}
    </a>
  );
}
