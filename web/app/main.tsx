import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../design/index.css";
import { App } from "./App.js";
import { followSettings } from "./settings.js";

followSettings();
const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
