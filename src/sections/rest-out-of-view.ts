/** Stops what moves by itself (`data-rests`) while it is out of view, where it would only use the battery. */
const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-resting', !isIntersecting);
});

for (const element of document.querySelectorAll('[data-rests]')) watch.observe(element);
