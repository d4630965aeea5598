/** Pauses the marquee while it is out of view, to save the battery. */
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-offscreen', !isIntersecting);
});
for (const marquee of document.querySelectorAll('[data-client="TrustedBy"]')) observer.observe(marquee);
